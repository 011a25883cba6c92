import { expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { member as anyMember } from '#tests/app/member.ts'
import {
  canAddRecording,
  canEraseTranscript,
  canPlayRecording,
  canReadTranscript,
  canSaveRecording,
} from './permissions.ts'

const member: Actor = { ...anyMember, userId: 'marta' }
const staff = { ...member, userId: 'julius', isStaff: true }

it.each([
  ['its member', member, false, true],
  ['another member', { ...member, userId: 'x' }, false, false],
  ['the assigned advisor', staff, true, true],
  ['staff not assigned', staff, false, false],
  ['a holder of sessions.manage', { ...staff, permissions: ['sessions.manage'] }, false, true],
  ['a disabled member', { ...member, isDisabled: true }, false, false],
])('a transcript asked for by %s', (_name, actor, isAssigned, readable) => {
  expect(canReadTranscript(actor, { userId: 'marta' }, { isAssigned }).ok).toBe(readable)
})

it.each([
  ["its session's advisor", staff, true],
  ['another assigned advisor', { ...staff, userId: 'ada' }, false],
  ['a holder of sessions.manage', { ...staff, userId: 'ada', permissions: ['sessions.manage'] }, false],
  ['an admin', { ...staff, userId: 'ada', isAdmin: true }, false],
  ['its member', member, false],
  ['an advisor who is staff no longer', { ...staff, isStaff: false }, false],
  ['an advisor who is shut out', { ...staff, isDisabled: true }, false],
])('a transcript erased by %s (4.13.1)', (_name, actor, erasable) => {
  expect(canEraseTranscript(actor, { advisorId: 'julius' }).ok).toBe(erasable)
})

const word = (decision: { ok: boolean; reason?: string }) => (decision.ok ? 'yes' : decision.reason)
const session = { userId: 'marta' }

it.each([
  ['its member', member, false, 'complete', 'yes'],
  ['its advisor', staff, true, 'complete', 'yes'],
  ['another member', { ...member, userId: 'x' }, false, 'complete', 'not_yours'],
  ['its member before everybody agreed', member, false, 'waiting', 'consent_missing'],
  ['its advisor after a no', staff, true, 'refused', 'consent_refused'],
  ['its advisor after a withdrawal', staff, true, 'withdrawn', 'consent_withdrawn'],
] as const)('a recording is played by %s', (_name, actor, isAssigned, consent, wanted) => {
  expect(word(canPlayRecording(actor, session, { isAssigned, consent }))).toBe(wanted)
})

it('a copy is saved by staff of the session, and by its member once it is allowed (T-088)', () => {
  const given = { isAssigned: false, consent: 'complete', isDownloadAllowed: false } as const
  expect(word(canSaveRecording(member, session, given))).toBe('saving_not_allowed')
  expect(word(canSaveRecording(member, session, { ...given, isDownloadAllowed: true }))).toBe('yes')
  expect(word(canSaveRecording(staff, session, { ...given, isAssigned: true }))).toBe('yes')
})

it('a recording is sent up after the start, with every consent, ten to a session', () => {
  const startAt = new Date('2026-06-01T10:00:00Z')
  const held = { status: 'completed', startAt, deletedAt: null } as const
  const given = { isAssigned: true, consentComplete: true, count: 0 }
  const asked = (over: Partial<typeof given>, now = startAt) =>
    word(canAddRecording(staff, held, { ...given, ...over }, now))
  expect(asked({})).toBe('yes')
  expect(asked({ count: 10 })).toBe('too_many_recordings')
  expect(asked({ consentComplete: false })).toBe('consent_missing')
  expect(asked({}, new Date(startAt.getTime() - 1))).toBe('session_not_begun')
  expect(asked({ isAssigned: false })).toBe('not_assigned')
})
