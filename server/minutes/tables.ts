import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { lineKinds, outcomeMethods, outcomeStatuses } from '#domain/minutes/types.ts'
import { ownership } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, sessionStaff } from '#server/platform/db/policies.ts'
import { sessions } from '#server/sessions/tables.ts'

const undrafted = sql`user_id = app_user() and not (drafting = 'ready' and current_version_id is not null)`
// What a member's wish may leave behind: a draft that is queued, and nothing that a person wrote or approved.
const queued = sql`user_id = app_user() and drafting = 'queued' and draft_failure is null`
const opened = sql`user_id = app_user() and drafting = 'queued' and draft_failure is null and created_by = app_user() and status = 'draft' and current_version_id is null and approved_version_id is null and approved_at is null and approved_by is null`

// The one outcome record of a session (T-087); report, recap and minutes are views of it.
export const sessionOutcomes = pgTable(
  'session_outcomes',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull().unique(),
    ...ownership(),
    // How far the drafting job is; `ready` once a version exists.
    drafting: text('drafting', { enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    draftFailure: text('draft_failure'),
    status: text('status', { enum: outcomeStatuses }).notNull().default('draft'),
    currentVersionId: uuid('current_version_id'),
    // What the member may read; null until staff approved one.
    approvedVersionId: uuid('approved_version_id'),
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('session_outcomes_id_user').on(table.id, table.userId),
    foreignKey({
      name: 'session_outcomes_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    index('session_outcomes_member').on(table.userId, table.approvedAt.desc()),
    index('session_outcomes_waiting').on(table.updatedAt).where(sql`status in ('draft', 'reviewed')`),
    ...allow('member', ['select'], sql`user_id = app_user()`),
    // A Desktop Pro member may ask for a draft (4.12.17) where there is none; the row it opens is still invisible lines.
    ...allow('member', ['insert'], opened),
    ...allow('member', ['update'], undrafted, queued),
    ...allow('staff', ['select', 'insert', 'update'], sessionStaff),
    ...allow('jobs', ['select', 'insert', 'update'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export const outcomeVersions = pgTable(
  'outcome_versions',
  {
    id: uuid('id').primaryKey(),
    outcomeId: uuid('outcome_id').notNull(),
    userId: uuid('user_id').notNull(),
    number: integer('number').notNull(),
    status: text('status', { enum: outcomeStatuses }).notNull(),
    // How it was written: the extractive method, or a person's edit of it.
    method: text('method', { enum: outcomeMethods }).notNull(),
    transcriptId: uuid('transcript_id'),
    // Null when the drafting job wrote it.
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('outcome_versions_number').on(table.outcomeId, table.number),
    unique('outcome_versions_id_user').on(table.id, table.userId),
    foreignKey({
      name: 'outcome_versions_outcome',
      columns: [table.outcomeId, table.userId],
      foreignColumns: [sessionOutcomes.id, sessionOutcomes.userId],
    }).onDelete('cascade'),
    // Members see lines of approved versions only (T-087).
    ...allow('member', ['select'], sql`user_id = app_user() and status = 'approved'`),
    ...allow('staff', ['select', 'insert', 'update', 'delete'], sessionStaff),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export const outcomeLines = pgTable(
  'outcome_lines',
  {
    versionId: uuid('version_id').notNull(),
    // Stable across versions: a card made from a line keeps pointing at it.
    lineId: uuid('line_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', {
      enum: lineKinds,
    }).notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    // The sentence it rests on, word for word; null once consent was withdrawn or for a line a person added.
    quote: text('quote'),
    speaker: text('speaker'),
    // Index of the transcript's segment, from 0, and its start in milliseconds where it has one (4.12.10).
    segment: integer('segment'),
    startMs: integer('start_ms'),
    owner: text('owner'),
    dueOn: date('due_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.lineId] }),
    foreignKey({
      name: 'outcome_lines_version',
      columns: [table.versionId, table.userId],
      foreignColumns: [outcomeVersions.id, outcomeVersions.userId],
    }).onDelete('cascade'),
    index('outcome_lines_line').on(table.lineId),
    ...allow(
      'member',
      ['select'],
      sql`user_id = app_user() and exists (select from outcome_versions v where v.id = version_id and v.status = 'approved')`,
    ),
    ...allow('staff', ['select', 'insert', 'update', 'delete'], sessionStaff),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)
