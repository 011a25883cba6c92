import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { driveStates, matchDecisions, runStates } from '#domain/minutes/types.ts'
import type { MatchCandidate } from '#domain/recordings/rules/matching.ts'
import { personId } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// Who looks after recordings whose session nobody knows yet: holders of sessions.manage, as for recordings themselves.
const keepers = sql`app_may('sessions.manage')`

// The one connection to the company's drive (T-066). Its secrets are sealed, and staff read none of them: functions.sql.
export const driveConnections = pgTable(
  'drive_connections',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: driveStates }).notNull(),
    failure: text('failure'),
    codeSealed: text('code_sealed'),
    tokenSealed: text('token_sealed'),
    isAutomatic: boolean('is_automatic').notNull().default(true),
    connectedBy: uuid('connected_by'),
    connectedAt: instant('connected_at'),
    nextCheckAt: instant('next_check_at'),
    updatedAt: updatedAt(),
  },
  () => [
    ...allow('staff', ['select', 'insert', 'update'], keepers),
    ...allow('jobs', ['select', 'update'], everyRow),
  ],
)

// Each look into the drive with what it came to (K72); a member's own with what it found for them.
export const automationRuns = pgTable(
  'automation_runs',
  {
    id: uuid('id').primaryKey(),
    // The member who asked, or null for the routine and for staff.
    userId: personId(),
    companyId: uuid('company_id'),
    requestedBy: uuid('requested_by'),
    status: text('status', { enum: runStates }).notNull().default('queued'),
    failure: text('failure'),
    matched: integer('matched').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    // Recordings that are, or may be, of sessions of the member who asked.
    ownMatched: integer('own_matched').notNull().default(0),
    // The drive holds more than one look reads, or Google did not search all of it.
    isPartial: boolean('is_partial').notNull().default(false),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('automation_runs_recent').on(table.createdAt.desc().nullsFirst(), table.id),
    index('automation_runs_user').on(table.userId),
    index('automation_runs_open').on(table.createdAt).where(sql`status in ('queued', 'running')`),
    ...allow('member', ['select', 'insert'], sql`user_id = app_user()`),
    ...allow('staff', ['select'], sql`user_id = app_user() or ${keepers}`),
    ...allow('staff', ['insert'], sql`user_id = app_user() or (user_id is null and ${keepers})`),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)

// What was decided of a recording, by the rule or by a person, with the parts of every score (T-068); the newest one stands.
export const recordingDecisions = pgTable(
  'recording_decisions',
  {
    id: uuid('id').primaryKey(),
    // It goes with its recording by a trigger (functions.sql): a recording of nobody yet has no member to hang on.
    recordingId: uuid('recording_id').notNull(),
    decision: text('decision', { enum: matchDecisions }).notNull(),
    reason: text('reason').notNull(),
    sessionId: uuid('session_id'),
    candidates: jsonb('candidates').$type<readonly MatchCandidate[]>().notNull(),
    // Null for the rule.
    decidedBy: uuid('decided_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('recording_decisions_newest').on(table.recordingId, table.createdAt.desc().nullsFirst()),
    index('recording_decisions_candidates')
      .using('gin', table.candidates.op('jsonb_path_ops'))
      .where(sql`decision in ('left', 'undone')`),
    ...allow('staff', ['select', 'insert'], keepers),
    ...allow('jobs', ['select', 'insert'], everyRow),
  ],
)
