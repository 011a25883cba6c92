import { z } from 'zod'
import { emailMax } from '#domain/accounts/limits.ts'
import { consentStates } from '#domain/consent/types.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import {
  badgeMarks,
  badgeTones,
  sessionStatuses,
  sessionTypes,
  workflowStatuses,
} from '#domain/sessions/types.ts'
import { call } from './call.ts'
import { Answer, Cursor, Id, Instant, Line, Text } from './fields.ts'

/** Where a session stands; archived is `archivedAt`, never a status (4.12.14). */
export const SessionStatus = z.enum(sessionStatuses)
/** What kind of advisory session it is (spec 3 §3). */
export const SessionType = z.enum(sessionTypes)

/** Whether everybody in the session said yes; `withdrawn` and `refused` outweigh a missing answer (4.12.11). */
export const ConsentState = z.enum(consentStates)

/** How far the minutes are for this reader: `checking` is a draft that waits for its advisor (4.12.17). */
export const MinutesState = z.enum(['none', 'drafting', 'failed', 'checking', 'approved'])

/** One badge of spec 2 §4, made by the rule both sides share (T-073). */
export const SessionBadge = z.object({
  label: z.string(),
  tone: z.enum(badgeTones),
  mark: z.enum(badgeMarks),
})

/** What badges are made of; `reportGeneratedAt` is for members the approval, for staff the first draft, and a draft is one for both (T-072, 4.13.6). */
export const SessionFacts = z.object({
  recording: z.enum(['none', 'candidate', 'linked']),
  recordingChecked: z.boolean(),
  hasTranscript: z.boolean(),
  reportGeneratedAt: Instant.nullable(),
  isDraft: z.boolean(),
})

/** Every question a screen of one session asks; reasons have their texts in `sessionRefusals` (domain). */
export const SessionCan = z.object({
  manage: Answer,
  viewDetails: Answer,
  join: Answer,
  edit: Answer,
  move: Answer,
  complete: Answer,
  cancel: Answer,
  reopen: Answer,
  hide: Answer,
  unhide: Answer,
  delete: Answer,
  archive: Answer,
  unarchive: Answer,
  uploadTranscript: Answer,
  generateReport: Answer,
  setPeople: Answer,
  setNoShow: Answer,
  clearNoShow: Answer,
  addNote: Answer,
})

/** Somebody of the client who comes; the first is the session's attendee (4.13.18, spec 3 §3). */
export const SessionPerson = z.strictObject({
  name: Line(sessionLimits.personName),
  email: Line(emailMax),
})

/**
 * A session as its reader may see it. Instants are UTC; `timeZone` is the zone it was agreed in and
 * `memberTimeZone` the member's own (T-213). `notes` are staff's and null for members; `meetingUrl` is null for whom
 * may not join.
 */
export const Session = z.object({
  id: Id,
  memberId: Id,
  memberName: z.string(),
  advisorId: Id,
  advisorName: z.string(),
  title: z.string(),
  description: z.string(),
  sessionType: SessionType,
  startAt: Instant,
  endAt: Instant,
  timeZone: z.string(),
  memberTimeZone: z.string().nullable(),
  status: SessionStatus,
  /** When staff or Calendly said that the member did not come. */
  noShowAt: Instant.nullable(),
  statusReason: z.string().nullable(),
  meetingUrl: z.string().nullable(),
  /** Where a session that Calendly keeps is moved, while it is scheduled: for its member and those who manage it (T-065). */
  calendarUrl: z.string().nullable(),
  notes: z.string().nullable(),
  /** Who comes; nobody is named where only the member is known. */
  people: z.array(SessionPerson),
  version: z.number().int(),
  archivedAt: Instant.nullable(),
  hiddenAt: Instant.nullable(),
  deletedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  badges: z.array(SessionBadge),
  workflow: z.enum(workflowStatuses),
  facts: SessionFacts,
  consent: ConsentState,
  minutes: MinutesState,
  can: SessionCan,
})
export type Session = z.infer<typeof Session>

/** The writable words and times of a session; the meeting address is https (T-043). */
export const SessionFields = z.strictObject({
  title: Line(sessionLimits.title, 1),
  description: Text(sessionLimits.description),
  startAt: Instant,
  endAt: Instant,
  timeZone: Line(64, 1),
  meetingUrl: Line(sessionLimits.url).nullable(),
  notes: Text(sessionLimits.notes),
})
export type SessionFields = z.infer<typeof SessionFields>

/** A new session for a member; the id is the sender's, so that a retry is the same session. */
export const ScheduleSessionInput = z.strictObject({
  id: Id,
  memberId: Id,
  sessionType: SessionType,
  ...SessionFields.partial({ description: true, meetingUrl: true, notes: true }).shape,
  /** It is over and was held: filed as completed, and nobody is written to. */
  held: z.boolean().optional(),
})

/** Changes to a session, and the version they were made from: a stale one is told (K93). */
export const UpdateSessionInput = z.strictObject({
  id: Id,
  baseVersion: z.number().int().min(1),
  changes: SessionFields.partial(),
})

/** Complete, cancel, or (staff) back to scheduled; the reason is read by the member (T-075, T-214). */
export const SetSessionStatusInput = z.strictObject({
  id: Id,
  status: SessionStatus,
  reason: Text(sessionLimits.reason).optional(),
})

/** One session by its id. */
export const SessionById = z.strictObject({ id: Id })

const People = z.array(SessionPerson).max(sessionLimits.people)

/**
 * Who comes from now on, all of them: a person left out is taken off, and one who is new is asked for consent. With `base`, the
 * people as they were read, what others changed since stays.
 */
export const SetSessionPeopleInput = z.strictObject({
  id: Id,
  people: People,
  base: People.optional(),
})

const One = z.object({ session: Session })
const read = { access: 'member', scope: 'assigned', bucket: 'read', right: 'sessions.view' } as const
const write = { access: 'member', scope: 'assigned', bucket: 'write', refs: ['id'] } as const
const staff = { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] } as const
// Notes and description at full length, in characters of four bytes.
const long = { bodyLimit: 160_000 } as const

/** Advisory sessions: the list, the detail and the status machine (spec 2 §2 and §4, T-073 to T-078). */
export const sessions = {
  listSessions: call(
    { ...read, refs: ['memberId'] },
    'GET /sessions',
    'List your sessions, or for staff those they can see, newest first by default',
  )
    .input(
      z.strictObject({
        /** Sessions of one member. Consoles of members send their own id; staff without it see all they may. */
        memberId: Id.optional(),
        /** Staff: only sessions they advise themselves. */
        mine: z.boolean().optional(),
        status: SessionStatus.optional(),
        /** First and last start, inclusive; the mobile list starts 30 days back (T-078). */
        from: Instant.optional(),
        to: Instant.optional(),
        /** `deleted`: for a member those they deleted within 30 days, for staff the softly deleted ones. */
        shown: z.enum(['listed', 'deleted']).optional(),
        /** By start: `newest` first, or `soonest` first for what is ahead. A cursor goes on in its own order. */
        order: z.enum(['newest', 'soonest']).optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(sessionLimits.desktopList).optional(),
      }),
    )
    .output(z.object({ sessions: z.array(Session), next: Cursor.nullable() })),
  getSession: call({ ...read, refs: ['id'] }, 'GET /sessions/{id}', 'Get a session with all its details')
    .input(SessionById)
    .output(One),
  scheduleSession: call(
    { access: 'staff', scope: 'all', bucket: 'write', refs: ['memberId'], ...long },
    'POST /sessions',
    'Schedule a session for a member you advise, or for any with sessions.manage, and email the member',
  )
    .input(ScheduleSessionInput)
    .output(One),
  editSession: call(
    { ...staff, ...long },
    'PATCH /sessions/{id}',
    'Edit the texts, times, meeting link or staff notes of a session',
  )
    .input(UpdateSessionInput)
    .output(One),
  setSessionStatus: call(write, 'POST /sessions/{id}/status', 'Complete, cancel or (staff) reopen a session')
    .input(SetSessionStatusInput)
    .output(One),
  hideSession: call(
    { ...write, scope: 'own', right: 'sessions.deleteOwn' },
    'POST /sessions/{id}/hide',
    'Delete your own past session; it can be restored for 30 days',
  )
    .input(SessionById)
    .output(z.object({ hidden: z.boolean() })),
  unhideSession: call(
    { ...write, scope: 'own' },
    'POST /sessions/{id}/unhide',
    'Restore your own deleted session',
  )
    .input(SessionById)
    .output(One),
  deleteSession: call(staff, 'DELETE /sessions/{id}', 'Delete a session; it can be restored')
    .input(SessionById)
    .output(One),
  restoreSession: call(staff, 'POST /sessions/{id}/restore', 'Restore a deleted session')
    .input(SessionById)
    .output(One),
  archiveSession: call(staff, 'POST /sessions/{id}/archive', 'Archive a past session')
    .input(SessionById)
    .output(One),
  unarchiveSession: call(staff, 'POST /sessions/{id}/unarchive', 'Unarchive a session')
    .input(SessionById)
    .output(One),
  setNoShow: call(staff, 'POST /sessions/{id}/no-show', 'Say that the member did not come to a session')
    .input(SessionById)
    .output(One),
  clearNoShow: call(staff, 'DELETE /sessions/{id}/no-show', 'Take back that the member did not come')
    .input(SessionById)
    .output(One),
  setSessionPeople: call(
    { ...write, bucket: 'form', right: 'sessions.viewDetails' },
    'PUT /sessions/{id}/people',
    'Say who comes; each new person is asked for consent by email',
  )
    .input(SetSessionPeopleInput)
    .output(One),
}
