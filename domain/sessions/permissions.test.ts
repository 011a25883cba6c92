import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { member } from '#tests/app/member.ts'
import {
  canAddSessionNote,
  canArchiveSession,
  canCancelSession,
  canChangeSessionNote,
  canClearNoShow,
  canCompleteSession,
  canDeleteSession,
  canEditSession,
  canGenerateReport,
  canHideSession,
  canJoinMeeting,
  canListSessions,
  canManageSessions,
  canMoveSession,
  canMoveSessionTo,
  canRestoreSessionNote,
  canScheduleForAll,
  canScheduleSession,
  canSetNoShow,
  canSetSessionPeople,
  canUnarchiveSession,
  canUnhideSession,
  canUploadTranscript,
  canViewSession,
  canViewSessionDetails,
} from './permissions.ts'
import { sessionRefusals } from './texts.ts'
import { type BookedIn, type SessionStatus, sessionStatuses } from './types.ts'

const person: Actor = { ...member, userId: 'marta', plans: ['mobile_free'], userType: 'founder' }
const owner = person
const stranger = { ...person, userId: 'someone' }
const staff = { ...person, userId: 'julius', isStaff: true, plans: [] }
const manager = { ...staff, permissions: ['sessions.manage'] }
const assigned = { isAssigned: true }
const unassigned = { isAssigned: false }

const startAt = new Date('2026-06-10T09:00:00Z')
const hours = (count: number) => new Date(startAt.getTime() + count * 3_600_000)
const session = (status: SessionStatus = 'scheduled') => ({
  userId: 'marta',
  status,
  startAt,
  endAt: hours(1),
  bookedIn: 'jul' as BookedIn,
  noShowAt: null as Date | null,
  archivedAt: null as Date | null,
  hiddenAt: null as Date | null,
  deletedAt: null as Date | null,
})
const said = (decision: Decision) => {
  if (!decision.ok) expect(sessionRefusals).toHaveProperty(decision.reason)
  return decision.ok ? 'yes' : decision.reason
}

describe('the own list of sessions (T-078)', () => {
  it.each([
    ['a member', person, 'yes'],
    ['a member without a plan', { ...person, plans: [] }, 'plan_missing'],
    ['staff without a plan', staff, 'yes'],
    ['a member who is not confirmed', { ...person, isVerified: false }, 'not_verified'],
  ])('is opened by %s: %s', (_who, actor, expected) => {
    expect(said(canListSessions(actor))).toBe(expected)
  })
})

describe('a no-show (T-075)', () => {
  const begun = session()
  const marked = { ...begun, noShowAt: hours(1) }
  it.each([
    ['their advisor', staff, begun, assigned, hours(1), 'yes'],
    ['whoever manages all', manager, begun, unassigned, hours(0), 'yes'],
    ['other staff', staff, begun, unassigned, hours(1), 'not_assigned'],
    ['the member', owner, begun, unassigned, hours(1), 'not_staff'],
    ['their advisor, too early', staff, begun, assigned, hours(-1), 'session_not_begun'],
    ['their advisor, of one that was completed', staff, session('completed'), assigned, hours(1), 'yes'],
    [
      'their advisor, of one that was cancelled',
      staff,
      session('cancelled'),
      assigned,
      hours(1),
      'session_cancelled',
    ],
    [
      'their advisor, of one in Calendly',
      staff,
      { ...begun, bookedIn: 'calendly' as const },
      assigned,
      hours(1),
      'kept_in_calendly',
    ],
    ['their advisor, again', staff, marked, assigned, hours(2), 'already_no_show'],
  ] as const)('is marked by %s: %s', (_who, actor, about, given, at, expected) => {
    expect(said(canSetNoShow(actor, about, given, at))).toBe(expected)
  })

  it('is taken back where it was said', () => {
    expect(said(canClearNoShow(staff, marked, assigned, hours(2)))).toBe('yes')
    expect(said(canClearNoShow(staff, begun, assigned, hours(2)))).toBe('not_no_show')
    expect(said(canClearNoShow(owner, marked, unassigned, hours(2)))).toBe('not_staff')
  })

  it('and no cancellation by a member is said here of a session that Calendly keeps (T-065)', () => {
    const kept = { ...begun, bookedIn: 'calendly' as const }
    expect(said(canCancelSession(owner, kept, unassigned, hours(-48)))).toBe('kept_in_calendly')
    expect(said(canCancelSession(staff, kept, assigned, hours(-48)))).toBe('yes')
  })
})

describe('the status machine of a session (K66, T-075, T-214)', () => {
  const table: Record<
    string,
    [ownerBefore: string, ownerAfter: string, staffBefore: string, staffAfter: string]
  > = {
    'scheduled to scheduled': ['not_staff', 'not_staff', 'already_open', 'already_open'],
    'scheduled to completed': ['not_started', 'yes', 'yes', 'yes'],
    'scheduled to cancelled': ['yes', 'already_started', 'yes', 'yes'],
    'completed to scheduled': ['not_staff', 'not_staff', 'yes', 'yes'],
    'completed to completed': ['not_scheduled', 'not_scheduled', 'not_scheduled', 'not_scheduled'],
    'completed to cancelled': ['not_scheduled', 'not_scheduled', 'not_scheduled', 'not_scheduled'],
    'cancelled to scheduled': ['not_staff', 'not_staff', 'yes', 'yes'],
    'cancelled to completed': ['not_scheduled', 'not_scheduled', 'not_scheduled', 'not_scheduled'],
    'cancelled to cancelled': ['not_scheduled', 'not_scheduled', 'not_scheduled', 'not_scheduled'],
  }
  for (const from of sessionStatuses)
    for (const to of sessionStatuses)
      it(`answers ${from} to ${to} for member and staff, before and after the start`, () => {
        const ask = (actor: Actor, now: Date) =>
          said(
            canMoveSessionTo(to, actor, session(from), { isAssigned: actor.isStaff, reason: 'asked' }, now),
          )
        const answers = [
          ask(owner, hours(-48)),
          ask(owner, hours(1)),
          ask(staff, hours(-48)),
          ask(staff, hours(1)),
        ]
        expect(answers).toEqual(table[`${from} to ${to}`])
      })

  it.each([
    [-24, 'yes'],
    [-23.999, 'cancel_window_closed'],
    [0, 'already_started'],
  ])('a member %d hours from the start who cancels hears %s', (when, answer) => {
    expect(said(canMoveSessionTo('cancelled', owner, session(), unassigned, hours(when)))).toBe(answer)
  })

  it('staff complete before the start and reopen only with a reason', () => {
    expect(said(canCompleteSession(staff, session(), assigned, hours(-1)))).toBe('reason_missing')
    expect(said(canCompleteSession(staff, session(), { ...assigned, reason: ' ' }, hours(-1)))).toBe(
      'reason_missing',
    )
    expect(said(canMoveSessionTo('scheduled', staff, session('completed'), assigned, hours(1)))).toBe(
      'reason_missing',
    )
  })
})

describe('who may act on a session (4.12.3)', () => {
  it.each([
    ['the owner', owner, unassigned, 'yes', 'not_staff'],
    ['another member', stranger, unassigned, 'not_yours', 'not_staff'],
    ['the assigned advisor', staff, assigned, 'yes', 'yes'],
    ['staff not assigned', staff, unassigned, 'not_yours', 'not_assigned'],
    ['a holder of sessions.manage', manager, unassigned, 'yes', 'yes'],
    [
      'a member holding sessions.manage',
      { ...stranger, permissions: ['sessions.manage'] },
      unassigned,
      'not_yours',
      'not_staff',
    ],
    ['an admin without more', { ...staff, isAdmin: true }, unassigned, 'not_yours', 'not_assigned'],
    ['a disabled owner', { ...owner, isDisabled: true }, unassigned, 'account_disabled', 'not_staff'],
    ['a disabled advisor', { ...staff, isDisabled: true }, assigned, 'account_disabled', 'account_disabled'],
    ['an unverified owner', { ...owner, isVerified: false }, unassigned, 'not_verified', 'not_staff'],
  ])('%s', (_name, actor, advising, view, manage) => {
    expect(said(canViewSession(actor, session(), advising))).toBe(view)
    expect(said(canManageSessions(actor, advising))).toBe(manage)
    expect(said(canDeleteSession(actor, advising))).toBe(manage)
  })

  it('a hidden or deleted session is gone for its member and stays for staff', () => {
    for (const gone of [{ hiddenAt: startAt }, { deletedAt: startAt }]) {
      expect(said(canViewSession(owner, { ...session(), ...gone }, unassigned))).toBe('not_yours')
      expect(said(canViewSession(staff, { ...session(), ...gone }, assigned))).toBe('yes')
    }
  })

  it('a member with Desktop Standard alone sees the list and nothing more (4.12.1)', () => {
    const standard: Actor = { ...owner, plans: ['desktop_standard'] }
    const meeting = { ...session(), meetingUrl: 'https://meet.example/a' }
    expect(said(canViewSession(standard, session(), unassigned))).toBe('yes')
    expect(said(canViewSessionDetails(standard, session(), unassigned))).toBe('plan_missing')
    expect(said(canViewSessionDetails(owner, session(), unassigned))).toBe('yes')
    expect(said(canViewSessionDetails(staff, session(), assigned))).toBe('yes')
    expect(said(canJoinMeeting(standard, meeting, unassigned, hours(-1)))).toBe('plan_missing')
    expect(said(canJoinMeeting(owner, meeting, unassigned, hours(-1)))).toBe('yes')
    expect(said(canJoinMeeting(owner, { ...meeting, meetingUrl: null }, unassigned, hours(-1)))).toBe(
      'no_meeting',
    )
    expect(said(canJoinMeeting(staff, { ...meeting, status: 'cancelled' }, assigned, hours(-1)))).toBe(
      'not_scheduled',
    )
    expect(said(canJoinMeeting(staff, meeting, assigned, hours(1)))).toBe('already_held')
    expect(said(canMoveSessionTo('cancelled', standard, session(), unassigned, hours(-48)))).toBe(
      'plan_missing',
    )
    expect(said(canHideSession(standard, session('completed')))).toBe('plan_missing')
  })

  it('staff schedule for whom they advise, sessions.manage and admins for anybody but demo members (4.13.1)', () => {
    const member = { ...unassigned, isDemo: false }
    expect(said(canScheduleSession(staff, { ...assigned, isDemo: false }))).toBe('yes')
    expect(said(canScheduleSession(staff, member))).toBe('not_assigned')
    expect(said(canScheduleSession(manager, member))).toBe('yes')
    expect(said(canScheduleSession({ ...staff, isAdmin: true }, member))).toBe('yes')
    expect(said(canScheduleSession(manager, { ...assigned, isDemo: true }))).toBe('demo_member')
    expect(said(canScheduleSession({ ...owner, isAdmin: true }, { ...assigned, isDemo: false }))).toBe(
      'not_staff',
    )
    expect(said(canScheduleForAll({ ...owner, isAdmin: true }))).toBe('not_staff')
  })

  it('only a scheduled session is edited, and only by staff', () => {
    expect(said(canEditSession(staff, session(), assigned))).toBe('yes')
    expect(said(canEditSession(staff, session('cancelled'), assigned))).toBe('not_scheduled')
    expect(said(canEditSession(owner, session(), unassigned))).toBe('not_staff')
  })

  it('is restored before anything else becomes of it, once staff deleted it (T-076)', () => {
    const [coming, off] = [session(), session('cancelled')].map((each) => ({
      ...each,
      deletedAt: new Date(),
    }))
    if (!coming || !off) throw new Error('no sessions')
    const given = { ...assigned, reason: 'It takes place.' }
    expect(said(canEditSession(staff, coming, assigned))).toBe('session_deleted')
    expect(said(canMoveSession(staff, coming, assigned))).toBe('session_deleted')
    for (const to of ['completed', 'cancelled'] as const)
      expect(said(canMoveSessionTo(to, staff, coming, given, hours(2)))).toBe('session_deleted')
    expect(said(canMoveSessionTo('scheduled', staff, off, given, hours(2)))).toBe('session_deleted')
    expect(said(canDeleteSession(staff, assigned))).toBe('yes')
  })

  it('is moved by staff, unless Calendly keeps it (T-065)', () => {
    const ours = { status: 'scheduled', bookedIn: 'jul', deletedAt: null } as const
    expect(said(canMoveSession(staff, ours, assigned))).toBe('yes')
    expect(said(canMoveSession(staff, { ...ours, bookedIn: 'calendly' }, assigned))).toBe('kept_in_calendly')
    expect(said(canMoveSession(staff, { ...ours, status: 'completed' }, assigned))).toBe('not_scheduled')
    expect(said(canMoveSession(owner, ours, unassigned))).toBe('not_staff')
  })

  it('a member hides finished sessions only, and brings them back within 30 days (T-075)', () => {
    expect(sessionStatuses.map((status) => said(canHideSession(owner, session(status))))).toEqual([
      'not_finished',
      'yes',
      'yes',
    ])
    expect(said(canHideSession(stranger, session('completed')))).toBe('not_yours')
    const hidden = { ...session('completed'), hiddenAt: startAt }
    expect(said(canHideSession(owner, hidden))).toBe('already_hidden')
    expect(said(canUnhideSession(owner, hidden, hours(30 * 24)))).toBe('yes')
    expect(said(canUnhideSession(owner, hidden, hours(30 * 24 + 1)))).toBe('unhide_window_closed')
    expect(said(canUnhideSession(owner, session('completed'), hours(1)))).toBe('not_hidden')
    expect(said(canUnhideSession(stranger, hidden, hours(1)))).toBe('not_yours')
  })

  it('staff archive what is over, once', () => {
    expect(said(canArchiveSession(staff, session(), assigned))).toBe('not_ended')
    expect(said(canArchiveSession(staff, session('completed'), assigned))).toBe('yes')
    const archived = { ...session('completed'), archivedAt: startAt }
    expect(said(canArchiveSession(staff, archived, assigned))).toBe('already_archived')
    expect(said(canUnarchiveSession(staff, archived, assigned))).toBe('yes')
    expect(said(canUnarchiveSession(staff, session('completed'), assigned))).toBe('not_archived')
  })
})

describe('transcripts and reports (D6, 4.12.11, 4.12.17)', () => {
  it('a transcript waits for the start and for everybody to agree', () => {
    const ask = (
      actor: Actor,
      isAssigned: boolean,
      consentComplete: boolean,
      now: Date,
      status?: SessionStatus,
    ) => said(canUploadTranscript(actor, session(status), { isAssigned, consentComplete }, now))
    expect(ask(staff, true, true, hours(1))).toBe('yes')
    expect(ask(staff, true, false, hours(1))).toBe('consent_missing')
    expect(ask(staff, true, true, hours(-1))).toBe('session_not_begun')
    expect(ask(staff, true, true, hours(1), 'cancelled')).toBe('session_cancelled')
    expect(ask(staff, false, true, hours(1))).toBe('not_assigned')
    expect(ask(owner, false, true, hours(1))).toBe('not_staff')
  })

  it('a member asks for a report with Desktop Pro, once an hour', () => {
    const pro: Actor = { ...owner, plans: ['mobile_free', 'desktop_pro'] }
    const facts = {
      isAssigned: false,
      consentComplete: true,
      hasTranscript: true,
      lastAskedAt: null as Date | null,
    }
    const ask = (actor: Actor, given = facts, who = session('completed')) =>
      said(canGenerateReport(actor, who, given, hours(3)))
    expect(ask(pro)).toBe('yes')
    expect(ask(owner)).toBe('plan_missing')
    expect(ask({ ...pro, userId: 'someone' })).toBe('not_yours')
    expect(ask(pro, { ...facts, consentComplete: false })).toBe('consent_missing')
    expect(ask(pro, { ...facts, hasTranscript: false })).toBe('transcript_missing')
    expect(ask(pro, { ...facts, lastAskedAt: hours(2.01) })).toBe('asked_recently')
    expect(ask(pro, { ...facts, lastAskedAt: hours(2) })).toBe('yes')
    expect(ask(staff, { ...facts, isAssigned: true, lastAskedAt: hours(2.9) })).toBe('yes')
    expect(ask(pro, facts, session('cancelled'))).toBe('session_cancelled')
  })
})

describe('who comes (4.13.18)', () => {
  it.each([
    ['its member', owner, session(), unassigned, 'yes'],
    ['its advisor', staff, session(), assigned, 'yes'],
    ['a stranger', stranger, session(), unassigned, 'not_yours'],
    [
      'a plan that only looks',
      { ...owner, plans: ['desktop_standard'] as const },
      session(),
      unassigned,
      'plan_missing',
    ],
    ['after it was cancelled', owner, session('cancelled'), unassigned, 'not_scheduled'],
  ])('is said by %s', (_who, actor, of, advising, expected) => {
    expect(said(canSetSessionPeople(actor, of, advising, hours(-1)))).toBe(expected)
  })

  it('is not said of a session that is over', () => {
    expect(said(canSetSessionPeople(owner, session(), unassigned, hours(1)))).toBe('already_held')
  })
})

describe('session notes (K99)', () => {
  const note = { userId: 'marta', deletedAt: null as Date | null }
  it('are written by the member alone, in every plan that opens the details', () => {
    expect(said(canAddSessionNote(owner, session('completed')))).toBe('yes')
    expect(said(canAddSessionNote(manager, session()))).toBe('not_yours')
    expect(said(canAddSessionNote({ ...owner, plans: ['desktop_standard'] }, session()))).toBe('plan_missing')
    expect(said(canAddSessionNote(owner, { ...session(), hiddenAt: hours(0) }))).toBe('not_yours')
  })

  it('are changed by whoever wrote them while they stand, and come back for 30 days', () => {
    const deleted = { ...note, deletedAt: hours(0) }
    expect(said(canChangeSessionNote(owner, session(), note))).toBe('yes')
    expect(said(canChangeSessionNote(owner, session(), deleted))).toBe('note_deleted')
    expect(said(canChangeSessionNote(stranger, session(), note))).toBe('not_yours')
    expect(said(canRestoreSessionNote(owner, session(), deleted, hours(24 * 30)))).toBe('yes')
    expect(said(canRestoreSessionNote(owner, session(), deleted, hours(24 * 30 + 1)))).toBe(
      'undo_window_closed',
    )
    expect(said(canRestoreSessionNote(owner, session(), note, hours(24 * 31)))).toBe('yes')
  })
})
