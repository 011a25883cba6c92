import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ScheduleSessionInput, SetSessionStatusInput } from '#contract/sessions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision, Problem } from '#domain/decision.ts'
import { yes } from '#domain/decision.ts'
import type { SessionEvent } from '#domain/sessions/events.ts'
import * as can from '#domain/sessions/permissions.ts'
import { checkSessionFields } from '#domain/sessions/rules/fields.ts'
import { peopleOf } from '#domain/sessions/rules/people.ts'
import { sessionFieldTexts } from '#domain/sessions/texts.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import type { Effects } from '#server/platform/calls/effects.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { isOverlap } from '#server/platform/http/databaseFault.ts'
import { Conflict, Invalid, NotFound, Refused } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { cancelledEmail, reopenedEmail, scheduledEmail } from './emails.ts'
import type { KnownSession, SessionRow } from './queries.ts'
import { findSession, reachableColumns, sessionColumns } from './queries.ts'
import { sessions } from './tables.ts'

// The steps of the commands that server/app/sessions makes: what is asked, checked and stored of a session.

export type Running = Context & Effects
export type Done = { session: KnownSession; event: AppEvent | null }
/** What a session was booked with follows it; each says whether it was booked with one. Booking knows sessions, so it is handed in (T-075). */
type Credits = {
  returnCredit(db: Db, sessionId: string, now: Date): Promise<boolean>
  takeCreditAgain(db: Db, sessionId: string, now: Date): Promise<boolean>
}

export const eventOf = (
  name: SessionEvent,
  { id, version, userId: memberId }: SessionRow,
  details = {},
): AppEvent => ({ name, entity: 'session', id, version, memberId, details })

export function only<Row>([session]: readonly Row[]): Row {
  if (!session) throw new NotFound('session')
  return session
}

type ScheduleInput = z.infer<typeof ScheduleSessionInput>

/** The advisor's time is taken by another session or a hold, buffers included: the database lets no two overlap (T-064). */
export async function inFreeTime<Rows>(stored: Promise<Rows>, refusal: () => Error): Promise<Rows> {
  try {
    return await stored
  } catch (error) {
    throw isOverlap(error) ? refusal() : error
  }
}
/** Said where the time is entered. */
export const takenAt = () => new Invalid([{ field: 'startAt', message: sessionFieldTexts.time_taken }])
/** Said where a session would take its former time again. */
const takenAgain = () => new Refused('time_taken')

export const checkSchedule = (input: ScheduleInput, actor: Actor, now: Date): readonly Problem[] => [
  ...checkSessionFields(fieldsOf(input)),
  ...(input.held && new Date(input.endAt) > now
    ? [{ field: 'endAt', message: sessionFieldTexts.not_held }]
    : []),
  ...(input.memberId === actor.userId
    ? [{ field: 'memberId', message: 'Choose a member, not yourself.' }]
    : []),
]

const fieldsOf = (input: ScheduleInput) => ({
  title: input.title.trim(),
  startAt: new Date(input.startAt),
  endAt: new Date(input.endAt),
  timeZone: input.timeZone,
  meetingUrl: input.meetingUrl ?? null,
})

const insertSession = statement(
  (
    q,
    s: Args<
      Pick<
        SessionRow,
        | 'id'
        | 'userId'
        | 'sessionType'
        | 'title'
        | 'description'
        | 'startAt'
        | 'endAt'
        | 'timeZone'
        | 'meetingUrl'
        | 'notes'
        | 'status'
      >
    >,
  ) =>
    q
      .insert(sessions)
      .values({
        ...pick(s, 'id', 'userId', 'sessionType', 'title', 'description', 'startAt'),
        ...pick(s, 'endAt', 'timeZone', 'meetingUrl', 'notes', 'status'),
        createdBy: sql`app_user()`,
        advisorId: sql`app_user()`,
      })
      // The sender made the id: the same order sent again is the same session.
      .onConflictDoNothing({ target: sessions.id })
      .returning(reachableColumns),
)

/** Whoever schedules a session leads it; it makes nobody the member's advisor (4.13.1). */
export async function addSession({ db, email }: Running, input: ScheduleInput): Promise<Done> {
  const values = {
    id: input.id,
    userId: input.memberId,
    sessionType: input.sessionType,
    ...fieldsOf(input),
    description: input.description?.trim() ?? '',
    notes: input.notes ?? '',
    status: input.held ? ('completed' as const) : ('scheduled' as const),
  }
  const [session] = await inFreeTime(insertSession(db, values), takenAt)
  if (!session) {
    const there = await findSession(db, input.id)
    if (there?.userId !== input.memberId) throw new Conflict('id_taken')
    return { session: there, event: null }
  }
  // What was held is filed, and nobody is invited to it: whoever files it asks its member for consent.
  if (!input.held) await email(session.userId, scheduledEmail(session), `session.scheduled ${session.id}`)
  return { session, event: eventOf('session.scheduled', session, input.held ? { held: true } : {}) }
}

const kinds = {
  scheduled: 'session.reopened',
  completed: 'session.completed',
  cancelled: 'session.cancelled',
} as const
type StatusInput = z.infer<typeof SetSessionStatusInput>

export const canSetStatus = (
  actor: Actor,
  session: KnownSession,
  { status, reason = null }: { status: StatusInput['status']; reason?: string | null | undefined },
  now: Date,
): Decision =>
  session.status === status
    ? can.canViewSession(actor, session, session)
    : can.canMoveSessionTo(status, actor, session, { isAssigned: session.isAssigned, reason }, now)

const updateStatus = statement(
  (q, s: Args<Pick<SessionRow, 'id' | 'status' | 'statusReason'> & { now: Date }>) =>
    q
      .update(sessions)
      // Calendars take the later of two files of one session for the true one.
      .set({
        status: s.status,
        statusReason: s.statusReason,
        // What takes place again its member sees again, though they had hidden it.
        hiddenAt: sql`case when ${s.status} = 'scheduled' then null else ${sessions.hiddenAt} end`,
        version: sql`${sessions.version} + 1`,
        updatedAt: s.now,
      })
      .where(eq(sessions.id, s.id))
      .returning(reachableColumns),
)

/** Scheduled to completed or cancelled by member and staff, back by staff (T-075, T-214); a repeat changes nothing. */
export async function setStatus(
  { db, actor, now, publish, email }: Running,
  stored: KnownSession,
  { status, reason }: StatusInput,
  { returnCredit, takeCreditAgain }: Credits,
): Promise<Done> {
  if (stored.status === status) return { session: stored, event: null }
  const { id, version, userId: memberId } = stored
  // What takes place again is in no archive.
  if (status === 'scheduled' && stored.archivedAt) await updateMoment.archivedAt(db, { id, at: null, now })
  const [rows] = await Promise.all([
    inFreeTime(updateStatus(db, { id, status, statusReason: reason?.trim() || null, now }), takenAgain),
    publish('sessions', { entity: 'session', id, version: version + 1, kind: kinds[status], memberId }),
  ])
  const session = only(rows)
  const isBack = stored.status === 'cancelled' && status === 'scheduled'
  const settle = status === 'cancelled' ? returnCredit : isBack ? takeCreditAgain : null
  const told = { ...session, hasCredit: (await settle?.(db, id, now)) ?? false }
  const byStaff = can.canManageSessions(actor, stored).ok && memberId !== actor.userId
  if (byStaff && status === 'cancelled')
    await email(memberId, cancelledEmail(told), `session.cancelled ${id} ${session.version}`)
  if (byStaff && isBack && session.startAt > now)
    await email(memberId, reopenedEmail(told), `session.reopened ${id} ${session.version}`)
  const details = { from: stored.status, to: status, reason: session.statusReason }
  // Screens hear which status it is; the trail has one word for all of them.
  return { session, event: { ...eventOf('session.status_set', session, details), live: false } }
}

const updatePeople = statement(
  (q, s: Args<{ id: string; name: string | null; email: string | null; further: string; now: Date }>) =>
    q
      .update(sessions)
      .set({
        attendeeName: s.name,
        attendeeEmail: s.email,
        furtherPeople: sql`${s.further}::jsonb`,
        updatedAt: s.now,
      })
      .where(eq(sessions.id, s.id))
      .returning(sessionColumns),
)

/** Who comes, the attendee first (4.13.18); the same list again changes nothing. */
export async function setPeople(
  { db, now }: Context,
  stored: KnownSession,
  people: readonly SessionPerson[],
): Promise<Done> {
  if (JSON.stringify(peopleOf(stored)) === JSON.stringify(people)) return { session: stored, event: null }
  const [first, ...further] = people
  const session = only(
    await updatePeople(db, {
      id: stored.id,
      name: first?.name ?? null,
      email: first?.email ?? null,
      further: JSON.stringify(further),
      now,
    }),
  )
  return { session, event: eventOf('session.people_set', session, { people: people.length }) }
}

/** It would take place: whoever comes is told what becomes of it. */
export const isAhead = ({ status, startAt }: Pick<SessionRow, 'status' | 'startAt'>, now: Date): boolean =>
  status === 'scheduled' && startAt > now

type Column = 'archivedAt' | 'hiddenAt' | 'deletedAt' | 'noShowAt'
const momentOf = (column: Column) =>
  statement((q, s: Args<{ id: string; at: Date | null; now: Date }>) =>
    q
      .update(sessions)
      .set({
        [column]: s.at,
        // To a calendar it is cancelled, and comes back.
        ...(column === 'deletedAt' ? { version: sql`${sessions.version} + 1` } : {}),
        updatedAt: s.now,
      })
      .where(eq(sessions.id, s.id))
      .returning(reachableColumns),
  )
const updateMoment = {
  archivedAt: momentOf('archivedAt'),
  hiddenAt: momentOf('hiddenAt'),
  deletedAt: momentOf('deletedAt'),
  noShowAt: momentOf('noShowAt'),
}

/** A moment of a session that is set or cleared, and who may. */
export type SessionMoment = {
  readonly column: Column
  readonly to: 'now' | 'never'
  readonly event: SessionEvent
  can(actor: Actor, session: KnownSession, now: Date): Decision
  /** What the permission says where it is done already: a repeat is no refusal, and changes nothing (4.0 rule 10). */
  readonly repeated?: string
}

export const moments = {
  /** Archived is a moment, not a status (4.12.14). */
  archived: {
    column: 'archivedAt',
    to: 'now',
    event: 'session.archived',
    can: (actor, session) => can.canArchiveSession(actor, session, session),
    repeated: 'already_archived',
  },
  /** After 180 days its age archives it all the same (T-073). */
  unarchived: {
    column: 'archivedAt',
    to: 'never',
    event: 'session.unarchived',
    can: (actor, session) => can.canUnarchiveSession(actor, session, session),
    repeated: 'not_archived',
  },
  /** The credit stays spent: nobody was there for the time that was kept (T-075). */
  noShow: {
    column: 'noShowAt',
    to: 'now',
    event: 'session.no_show_set',
    can: (actor, session, now) => can.canSetNoShow(actor, session, session, now),
    repeated: 'already_no_show',
  },
  cameAfterAll: {
    column: 'noShowAt',
    to: 'never',
    event: 'session.no_show_cleared',
    can: (actor, session, now) => can.canClearNoShow(actor, session, session, now),
    repeated: 'not_no_show',
  },
  /** A member's 'delete': the session leaves their list, the row stays (T-075, T-076). */
  hidden: {
    column: 'hiddenAt',
    to: 'now',
    event: 'session.hidden',
    can: can.canHideSession,
    repeated: 'already_hidden',
  },
  unhidden: {
    column: 'hiddenAt',
    to: 'never',
    event: 'session.unhidden',
    can: can.canUnhideSession,
    repeated: 'not_hidden',
  },
  /** Staff delete softly: recordings and minutes keep their links (T-076). */
  deleted: { column: 'deletedAt', to: 'now', event: 'session.deleted', can: can.canDeleteSession },
  restored: { column: 'deletedAt', to: 'never', event: 'session.restored', can: can.canDeleteSession },
} satisfies Record<string, SessionMoment>

export function canSetMoment(moment: SessionMoment, actor: Actor, session: KnownSession, now: Date) {
  const decision = moment.can(actor, session, now)
  return !decision.ok && decision.reason === moment.repeated ? yes : decision
}

export async function setMoment(
  { column, to, event }: SessionMoment,
  { db, now, email }: Running,
  stored: KnownSession,
  { returnCredit, takeCreditAgain }: Credits,
): Promise<Done> {
  const isDone = (stored[column] !== null) === (to === 'now')
  if (isDone) return { session: stored, event: null }
  const at = to === 'now' ? now : null
  const session = only(await inFreeTime(updateMoment[column](db, { id: stored.id, at, now }), takenAgain))
  // Deleted before it took place it is off, and its member has it in their calendar. Restored it has its credit, whenever that is.
  if (column === 'deletedAt' && (!at || isAhead(session, now))) {
    const hasCredit = await (at ? returnCredit : takeCreditAgain)(db, session.id, now)
    const told = at ? cancelledEmail : reopenedEmail
    if (isAhead(session, now))
      await email(
        session.userId,
        told({ ...session, hasCredit }),
        `${event} ${session.id} ${session.version}`,
      )
  }
  return { session, event: eventOf(event, session) }
}
