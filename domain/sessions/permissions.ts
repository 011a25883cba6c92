import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { hasRight, type Right } from '#domain/billing/rules/rights.ts'
import { all, type Decision, no, yes } from '#domain/decision.ts'
import { sessionLimits } from './limits.ts'
import { isHeld } from './rules/status.ts'
import type { Session, SessionNote, SessionStatus } from './types.ts'

const hourMs = 3_600_000

/** What a permission must know besides actor and session: whether the actor is assigned to the session or, today, to its member (4.13.1). */
export type Advising = { readonly isAssigned: boolean }

type Owned = Pick<Session, 'userId'>
type Standing = Pick<Session, 'status' | 'deletedAt'>
type Timed = Standing & Pick<Session, 'userId' | 'startAt' | 'bookedIn'>

/** Staff manage the sessions that name them and those of members they advise; holders of sessions.manage manage all (4.13.1). */
export function canManageSessions(actor: Actor, { isAssigned }: Advising): Decision {
  if (!actor.isStaff) return no('not_staff')
  const manages = isAssigned || actor.permissions.includes('sessions.manage')
  return all(canEnterConsole(actor), manages ? yes : no('not_assigned'))
}

/** The plan includes it, or the answer names the missing plan (4.12.1). */
const planAllows = (actor: Actor, right: Right): Decision =>
  hasRight(actor.plans, right) ? yes : no('plan_missing')

/** What staff deleted takes place no more, and nothing new is said or sent of it before it is restored (T-076). */
const isThere = ({ deletedAt }: Pick<Session, 'deletedAt'>): Decision =>
  deletedAt ? no('session_deleted') : yes

const isScheduled = (session: Standing): Decision =>
  all(isThere(session), session.status === 'scheduled' ? yes : no('not_scheduled'))

/** Nothing is sent up to a session that is off, or written of it. */
export const isNotOff = (session: Standing): Decision =>
  all(isThere(session), session.status === 'cancelled' ? no('session_cancelled') : yes)

/** A member acts on their own sessions only; to everyone else a session they may not see does not exist. */
function canActAsOwner(actor: Actor, session: Owned): Decision {
  return all(canEnterConsole(actor), session.userId === actor.userId ? yes : no('not_yours'))
}

/** A member's own list of sessions stands in every plan that gives it; staff have theirs with the directory (4.12.1, T-078). */
export function canListSessions(actor: Actor): Decision {
  return all(canEnterConsole(actor), actor.isStaff ? yes : planAllows(actor, 'sessions.view'))
}

/** The owner may, and so may those who manage the member's sessions; deleted rows are for staff only. */
export function canViewSession(
  actor: Actor,
  session: Pick<Session, 'userId' | 'hiddenAt' | 'deletedAt'>,
  advising: Advising,
): Decision {
  if (canManageSessions(actor, advising).ok) return yes
  return all(
    canActAsOwner(actor, session),
    session.deletedAt || session.hiddenAt ? no('not_yours') : yes,
    planAllows(actor, 'sessions.view'),
  )
}

/** Details and recap of a session the actor may see: staff always, members by plan. */
export function canViewSessionDetails(
  actor: Actor,
  session: Pick<Session, 'userId' | 'hiddenAt' | 'deletedAt'>,
  advising: Advising,
): Decision {
  const manages = canManageSessions(actor, advising).ok
  return all(
    canViewSession(actor, session, advising),
    manages ? yes : planAllows(actor, 'sessions.viewDetails'),
  )
}

/** The meeting is joined while the session is scheduled, has an address and has not ended: by its member, by plan, and by staff (4.13.6). */
export function canJoinMeeting(
  actor: Actor,
  session: Standing & Pick<Session, 'userId' | 'meetingUrl' | 'endAt'>,
  advising: Advising,
  now: Date,
): Decision {
  const manages = canManageSessions(actor, advising).ok
  return all(
    manages ? yes : all(canActAsOwner(actor, session), planAllows(actor, 'sessions.join')),
    isScheduled(session),
    isHeld(session, now) ? no('already_held') : yes,
    session.meetingUrl ? yes : no('no_meeting'),
  )
}

/**
 * Staff schedule for members they advise; for anybody else it needs sessions.manage or an admin, and makes nobody an
 * advisor (4.13.1). Demo members have none.
 */
export function canScheduleSession(actor: Actor, member: Advising & { readonly isDemo: boolean }): Decision {
  if (!actor.isStaff) return no('not_staff')
  return all(
    canEnterConsole(actor),
    member.isDemo ? no('demo_member') : yes,
    member.isAssigned ? yes : canScheduleForAll(actor),
  )
}

/** Whether somebody may schedule for members they do not advise (4.13.1). */
export function canScheduleForAll(actor: Pick<Actor, 'isStaff' | 'isAdmin' | 'permissions'>): Decision {
  if (!actor.isStaff) return no('not_staff')
  return actor.isAdmin || actor.permissions.includes('sessions.manage') ? yes : no('not_assigned')
}

/** Staff change title, time and addresses while a session is scheduled. */
export function canEditSession(actor: Actor, session: Standing, advising: Advising): Decision {
  return all(canManageSessions(actor, advising), isScheduled(session))
}

/** Staff move a session while it is scheduled; one that Calendly keeps is moved there, or the two would say different times (T-065). */
export function canMoveSession(
  actor: Actor,
  session: Standing & Pick<Session, 'bookedIn'>,
  advising: Advising,
): Decision {
  return all(
    canEditSession(actor, session, advising),
    session.bookedIn === 'calendly' ? no('kept_in_calendly') : yes,
  )
}

/** Staff write their own notes at any time; generating a report never does (T-072). */
export const canWriteSessionNotes = canManageSessions

/**
 * Scheduled becomes completed once the start has passed, for member and staff alike; staff may do it earlier
 * with a reason (T-075, T-214).
 */
export function canCompleteSession(
  actor: Actor,
  session: Timed,
  given: Advising & { readonly reason?: string | null },
  now: Date,
): Decision {
  const manages = canManageSessions(actor, given)
  const allowed = all(
    manages.ok ? yes : all(canActAsOwner(actor, session), planAllows(actor, 'sessions.completeOwn')),
    isScheduled(session),
  )
  if (!allowed.ok || now.getTime() >= session.startAt.getTime()) return allowed
  if (!manages.ok) return no('not_started')
  return given.reason?.trim() ? yes : no('reason_missing')
}

/** A member cancels their own scheduled session until 24 hours before the start; staff at any time (T-075). */
export function canCancelSession(actor: Actor, session: Timed, advising: Advising, now: Date): Decision {
  const scheduled = isScheduled(session)
  if (canManageSessions(actor, advising).ok) return scheduled
  const left = session.startAt.getTime() - now.getTime()
  const inTime = left >= sessionLimits.freeCancelHours * hourMs
  const late = left <= 0 ? no('already_started') : no('cancel_window_closed')
  return all(
    canActAsOwner(actor, session),
    planAllows(actor, 'sessions.cancelOwn'),
    scheduled,
    session.bookedIn === 'calendly' ? no('kept_in_calendly') : yes,
    inTime ? yes : late,
  )
}

/** Staff set a completed or cancelled session back to scheduled, with a reason the member can read (T-075). */
export function canReopenSession(
  actor: Actor,
  session: Standing,
  given: Advising & { readonly reason?: string | null },
): Decision {
  return all(
    canManageSessions(actor, given),
    isThere(session),
    session.status === 'scheduled' ? no('already_open') : yes,
    given.reason?.trim() ? yes : no('reason_missing'),
  )
}

/** The machine in one question: scheduled to completed or cancelled, and back by staff; nothing else (K66). */
export function canMoveSessionTo(
  to: SessionStatus,
  actor: Actor,
  session: Timed,
  given: Advising & { readonly reason?: string | null },
  now: Date,
): Decision {
  if (to === 'completed') return canCompleteSession(actor, session, given, now)
  if (to === 'cancelled') return canCancelSession(actor, session, given, now)
  return canReopenSession(actor, session, given)
}

/** 'Delete' for a member hides a completed or cancelled session from their list; the row stays (T-075, T-076). */
export function canHideSession(
  actor: Actor,
  session: Owned & Pick<Session, 'status' | 'hiddenAt'>,
): Decision {
  return all(
    canActAsOwner(actor, session),
    planAllows(actor, 'sessions.deleteOwn'),
    session.status === 'scheduled' ? no('not_finished') : yes,
    session.hiddenAt ? no('already_hidden') : yes,
  )
}

/** A member brings a hidden session back within 30 days (T-075). */
export function canUnhideSession(
  actor: Actor,
  session: Owned & Pick<Session, 'hiddenAt'>,
  now: Date,
): Decision {
  const own = canActAsOwner(actor, session)
  if (!own.ok) return own
  if (!session.hiddenAt) return no('not_hidden')
  const open = now.getTime() - session.hiddenAt.getTime() <= sessionLimits.unhideDays * 24 * hourMs
  return open ? yes : no('unhide_window_closed')
}

/** Staff delete softly: the row keeps its recordings, reports and minutes (T-076). */
export const canDeleteSession = canManageSessions

/** Staff archive a session that is no longer scheduled; archived is a moment, not a status (4.12.14). */
export function canArchiveSession(
  actor: Actor,
  session: Pick<Session, 'status' | 'archivedAt'>,
  advising: Advising,
): Decision {
  return all(
    canManageSessions(actor, advising),
    session.status === 'scheduled' ? no('not_ended') : yes,
    session.archivedAt ? no('already_archived') : yes,
  )
}

/** Staff take a session out of the archive; after 180 days its age archives it all the same (T-073). */
export function canUnarchiveSession(
  actor: Actor,
  session: Pick<Session, 'archivedAt'>,
  advising: Advising,
): Decision {
  return all(canManageSessions(actor, advising), session.archivedAt ? yes : no('not_archived'))
}

/** What both ask who say or take back that a member did not come: what Calendly keeps is said there, and comes from there. */
function canSayWhoCame(
  actor: Actor,
  session: Standing & Pick<Session, 'startAt' | 'bookedIn'>,
  advising: Advising,
  now: Date,
): Decision {
  return all(
    canManageSessions(actor, advising),
    session.bookedIn === 'calendly' ? no('kept_in_calendly') : yes,
    isNotOff(session),
    now.getTime() >= session.startAt.getTime() ? yes : no('session_not_begun'),
  )
}

type Coming = Standing & Pick<Session, 'startAt' | 'bookedIn' | 'noShowAt'>

/** Staff say that a member did not come, once the session has begun; the credit stays spent, as after a late cancellation (T-075). */
export function canSetNoShow(actor: Actor, session: Coming, advising: Advising, now: Date): Decision {
  return all(canSayWhoCame(actor, session, advising, now), session.noShowAt ? no('already_no_show') : yes)
}

/** Staff take it back; the session stands as if it had not been said. */
export function canClearNoShow(actor: Actor, session: Coming, advising: Advising, now: Date): Decision {
  return all(canSayWhoCame(actor, session, advising, now), session.noShowAt ? yes : no('not_no_show'))
}

/** Staff upload a transcript only after everyone in the session said yes (D6, 4.12.11). */
export function canUploadTranscript(
  actor: Actor,
  session: Standing & Pick<Session, 'startAt'>,
  given: Advising & { readonly consentComplete: boolean },
  now: Date,
): Decision {
  return all(
    canManageSessions(actor, given),
    isNotOff(session),
    now.getTime() >= session.startAt.getTime() ? yes : no('session_not_begun'),
    given.consentComplete ? yes : no('consent_missing'),
  )
}

/**
 * A member with the right asks once an hour, where consent and a transcript exist; staff ask as often as they
 * need. The draft stays with staff until approved (4.12.17).
 */
export function canGenerateReport(
  actor: Actor,
  session: Standing & Pick<Session, 'userId'>,
  given: Advising & {
    readonly consentComplete: boolean
    readonly hasTranscript: boolean
    readonly lastAskedAt: Date | null
  },
  now: Date,
): Decision {
  const ready = all(
    isNotOff(session),
    given.consentComplete ? yes : no('consent_missing'),
    given.hasTranscript ? yes : no('transcript_missing'),
  )
  if (canManageSessions(actor, given).ok) return ready
  const pauseMs = sessionLimits.reportEveryMinutes * 60_000
  const rested = !given.lastAskedAt || now.getTime() - given.lastAskedAt.getTime() >= pauseMs
  return all(
    canActAsOwner(actor, session),
    planAllows(actor, 'sessions.generateReport'),
    ready,
    rested ? yes : no('asked_recently'),
  )
}

type Seen = Pick<Session, 'userId' | 'hiddenAt' | 'deletedAt'>

/** Who comes is said by the member or by staff, while the session is ahead or takes place (4.13.18). */
export function canSetSessionPeople(
  actor: Actor,
  session: Seen & Pick<Session, 'status' | 'endAt'>,
  advising: Advising,
  now: Date,
): Decision {
  return all(
    canViewSessionDetails(actor, session, advising),
    isScheduled(session),
    isHeld(session, now) ? no('already_held') : yes,
  )
}

/** Session notes are the member's own, in every plan that opens the details; staff who manage the session read them (4.13.1, K99). */
export function canAddSessionNote(actor: Actor, session: Seen): Decision {
  return all(
    canActAsOwner(actor, session),
    session.deletedAt || session.hiddenAt ? no('not_yours') : yes,
    planAllows(actor, 'sessions.viewDetails'),
  )
}

/** A note is changed, linked and deleted by the member who wrote it, while it is not deleted. */
export function canChangeSessionNote(actor: Actor, session: Seen, note: SessionNote): Decision {
  const own = note.userId === actor.userId ? yes : no('not_yours')
  return all(own, canAddSessionNote(actor, session), note.deletedAt ? no('note_deleted') : yes)
}

/** A deleted note comes back within 30 days; one that stands already stays as it is. */
export function canRestoreSessionNote(actor: Actor, session: Seen, note: SessionNote, now: Date): Decision {
  const own = all(note.userId === actor.userId ? yes : no('not_yours'), canAddSessionNote(actor, session))
  if (!own.ok || !note.deletedAt) return own
  const open = now.getTime() - note.deletedAt.getTime() <= sessionLimits.noteUndoDays * 24 * hourMs
  return open ? yes : no('undo_window_closed')
}
