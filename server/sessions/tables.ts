import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SessionPerson } from '#domain/sessions/types.ts'
import { bookedIn, noteContentTypes, sessionStatuses, sessionTypes } from '#domain/sessions/types.ts'
import { ownership } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'
import { ledSession, sessionStaff } from './sessionStaff.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    // No foreign key: it is the member's session, and stays theirs when whoever led it is erased (K37).
    advisorId: uuid('advisor_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    sessionType: text('session_type', { enum: sessionTypes }).notNull(),
    startAt: instant('start_time').notNull(),
    endAt: instant('end_time').notNull(),
    // IANA zone the session was arranged in; members see their own next to it (T-213).
    timeZone: text('time_zone').notNull(),
    status: text('status', { enum: sessionStatuses }).notNull().default('scheduled'),
    statusReason: text('status_reason'),
    bookedIn: text('booked_in', { enum: bookedIn }).notNull().default('jul'),
    // The page on which a session that is kept elsewhere is moved (T-065).
    calendarUrl: text('calendar_url'),
    noShowAt: instant('no_show_at'),
    attendeeName: text('attendee_name'),
    attendeeEmail: text('attendee_email'),
    // Up to three more of the client who come; the first is the attendee (4.13.18).
    furtherPeople: jsonb('further_people').$type<readonly SessionPerson[]>().notNull().default([]),
    meetingUrl: text('meeting_url'),
    recordingUrl: text('recording_url'),
    recordingCheckedAt: instant('recording_checked_at'),
    // Staff's own notes; a report never overwrites them (T-072).
    notes: text('notes').notNull().default(''),
    // How often the member moved the time (T-075: two moves).
    moves: integer('moves').notNull().default(0),
    reportRequestedAt: instant('report_requested_at'),
    // When its member was last asked for consent by an email of its own: the session had begun (T-083).
    consentAskedAt: instant('consent_asked_at'),
    // The start for which the brief was looked at; a session that is moved has another (D7).
    briefedFor: instant('briefed_for'),
    archivedAt: instant('archived_at'),
    // Hidden by the member, undone within 30 days (T-075); staff still see the row.
    hiddenAt: instant('hidden_at'),
    // Deleted by staff, purged by the retention rule (T-076).
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('sessions_id_user').on(table.id, table.userId),
    index('sessions_member').on(table.userId, table.startAt.desc().nullsFirst(), table.id),
    index('sessions_advisor').on(table.advisorId, table.startAt.desc().nullsFirst(), table.id),
    index('sessions_start').on(table.startAt.desc().nullsFirst(), table.id),
    check('sessions_order', sql`end_time > start_time`),
    ...allow('member', ['select', 'update'], own),
    ...allow('staff', ['select', 'update'], sessionStaff(sql`advisor_id = app_user()`)),
    // Nobody gets at a member by scheduling for them: that needs the assignment or the wider right first (4.13.1).
    ...allow(
      'staff',
      ['insert'],
      sql`(app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id)`,
    ),
    ...allow('jobs', ['select', 'insert', 'update'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

// A member's own notes of a session; staff who manage the session read them (spec 3 §3, 4.13.1).
export const sessionNotes = pgTable(
  'session_notes',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    ...ownership(),
    tags: text('tags').array().notNull().default(sql`'{session}'`),
    content: text('content').notNull(),
    contentType: text('content_type', { enum: noteContentTypes }).notNull().default('text'),
    // Empty until files are stored.
    fileUrl: text('file_url'),
    fileName: text('file_name'),
    captureContext: jsonb('capture_context').$type<Record<string, unknown>>().notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'session_notes_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    index('session_notes_session_created').on(table.sessionId, table.createdAt, table.id),
    index('session_notes_user').on(table.userId),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select'], sessionStaff(ledSession('session_notes'))),
    ...allow('staff', ['insert', 'update'], own),
  ],
)
