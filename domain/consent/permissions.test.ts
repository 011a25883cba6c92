import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { member as anyMember } from '#tests/app/member.ts'
import {
  canAnswerByLink,
  canAnswerConsent,
  canAskGuest,
  canAskMember,
  canGiveConsent,
  canUseRecording,
  canWithdrawConsent,
} from './permissions.ts'

const member: Actor = { ...anyMember, plans: ['mobile_free', 'desktop_standard'] }
const advisor: Actor = { ...member, userId: 'a', isStaff: true }
const session = { userId: 'm', advisorId: 'a' }
const word = (decision: { ok: true } | { ok: false; reason: string }) =>
  decision.ok ? 'yes' : decision.reason

describe('answering for oneself (4.12.11)', () => {
  it.each([
    ['the member as member', member, session, 'member', 'yes'],
    ['the member as advisor', member, session, 'advisor', 'not_this_person'],
    ['the advisor as advisor', advisor, session, 'advisor', 'yes'],
    ['the advisor for the member', advisor, session, 'member', 'not_this_person'],
    [
      'anyone as advisor where there is none',
      advisor,
      { ...session, advisorId: null },
      'advisor',
      'not_this_person',
    ],
    ['anyone for a guest', advisor, session, 'guest', 'by_link_only'],
    ['a disabled member', { ...member, isDisabled: true }, session, 'member', 'account_disabled'],
  ] as const)('%s', (_name, actor, given, as, expected) => {
    expect(word(canAnswerConsent(actor, given, as))).toBe(expected)
  })

  it('a yes can be taken back, by the person who gave it', () => {
    expect(word(canWithdrawConsent(member, session, 'member', true))).toBe('yes')
    expect(word(canWithdrawConsent(member, session, 'member', false))).toBe('nothing_given')
    expect(word(canWithdrawConsent(advisor, session, 'member', true))).toBe('not_this_person')
  })

  it('a guest answers by a living link, and withdraws even by an old one', () => {
    const link = { isGenuine: true, expiresAt: new Date(1000), isCancelled: false }
    expect(word(canAnswerByLink(link, new Date(999), 'given'))).toBe('yes')
    expect(word(canAnswerByLink(link, new Date(1000), 'given'))).toBe('link_expired')
    expect(word(canAnswerByLink(link, new Date(1000), 'withdrawn'))).toBe('yes')
    expect(word(canAnswerByLink({ ...link, isGenuine: false }, new Date(0), 'withdrawn'))).toBe(
      'link_invalid',
    )
  })

  it('nobody agrees to a session that was cancelled, and everybody can still take back what they said', () => {
    const off = { ...session, isCancelled: true }
    expect(word(canGiveConsent(member, off, 'member'))).toBe('session_cancelled')
    expect(word(canGiveConsent(advisor, off, 'member'))).toBe('not_this_person')
    expect(word(canGiveConsent(member, { ...session, isCancelled: false }, 'member'))).toBe('yes')
    expect(word(canWithdrawConsent(member, off, 'member', true))).toBe('yes')
    const link = { isGenuine: true, expiresAt: new Date(1000), isCancelled: true }
    const said = (['given', 'refused', 'withdrawn'] as const).map((each) =>
      word(canAnswerByLink(link, new Date(0), each)),
    )
    expect(said).toEqual(['session_cancelled', 'yes', 'yes'])
  })

  it('guests are asked by the advisor or a holder of sessions.manage', () => {
    expect(word(canAskGuest(member, { isAssignedAdvisor: true }))).toBe('not_staff')
    expect(word(canAskGuest(advisor, { isAssignedAdvisor: true }))).toBe('yes')
    expect(word(canAskGuest(advisor, { isAssignedAdvisor: false }))).toBe('not_assigned')
    expect(
      word(canAskGuest({ ...advisor, permissions: ['sessions.manage'] }, { isAssignedAdvisor: false })),
    ).toBe('yes')
  })

  it.each([
    ['complete', 'yes'],
    ['waiting', 'consent_missing'],
    ['refused', 'consent_refused'],
    ['withdrawn', 'consent_withdrawn'],
  ] as const)('with consent %s the recording may be used: %s', (state, expected) => {
    expect(word(canUseRecording({ state }))).toBe(expected)
  })
})

describe('asking the member of a session that has begun (T-083)', () => {
  const now = new Date('2026-06-10T12:00:00Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const begun = {
    isAssignedAdvisor: true,
    deletedAt: null,
    isCancelled: false,
    startAt: ago(2),
    hiddenAt: null,
    noShowAt: null,
    consentAskedAt: null,
  }
  const waits = { state: 'waiting', member: 'waiting' } as const
  it.each([
    ['its advisor', advisor, {}, waits, 'yes'],
    ['its member', member, {}, waits, 'not_staff'],
    ['staff who do not manage it', advisor, { isAssignedAdvisor: false }, waits, 'not_assigned'],
    ['a session that is ahead', advisor, { startAt: ago(-1) }, waits, 'session_not_begun'],
    ['one that begins now', advisor, { startAt: now }, waits, 'yes'],
    ['one that was cancelled', advisor, { isCancelled: true }, waits, 'session_cancelled'],
    ['one that was deleted', advisor, { deletedAt: ago(1) }, waits, 'session_deleted'],
    ['one to which nobody came', advisor, { noShowAt: ago(1) }, waits, 'no_show'],
    ['one that its member cannot open', advisor, { hiddenAt: ago(1) }, waits, 'hidden_by_member'],
    ['a member who agreed', advisor, {}, { state: 'waiting', member: 'given' }, 'already_answered'],
    ['a member who refused', advisor, {}, { state: 'refused', member: 'refused' }, 'already_answered'],
    ['a member who withdrew', advisor, {}, { state: 'withdrawn', member: 'withdrawn' }, 'already_answered'],
    ['a yes to an older text', advisor, {}, { state: 'waiting', member: 'outdated' }, 'yes'],
    ['after the no of another', advisor, {}, { state: 'refused', member: 'waiting' }, 'consent_refused'],
    ['after their withdrawal', advisor, {}, { state: 'withdrawn', member: 'waiting' }, 'consent_withdrawn'],
    ['asked 23 hours ago', advisor, { consentAskedAt: ago(23) }, waits, 'asked_recently'],
    ['asked 24 hours ago', advisor, { consentAskedAt: ago(24) }, waits, 'yes'],
  ] as const)('%s', (_name, actor, session, standing, expected) => {
    expect(word(canAskMember(actor, { ...begun, ...session }, standing, now))).toBe(expected)
  })
})
