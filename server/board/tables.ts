import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownOrAdvised } from '#server/accounts/advisors/ownOrAdvised.ts'
import { ownership, personId } from '#server/accounts/tables.ts'
import { byteOrderedText, createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, allowFor, everyRow, own } from '#server/platform/db/policies.ts'
import { files } from '#server/platform/storage/tables.ts'

// Whoever writes signs with their own name, and deletes what they signed alone.
const ownSigned = sql`user_id = app_user() and created_by = app_user()`
const staffSigned = sql`created_by = app_user() and (user_id = app_user() or app_advises(user_id))`

const ownNoteLink = sql`user_id = app_user() and source_type = 'session_notes'`

export const cards = pgTable(
  'julboard_tasks',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    status: text('status', { enum: ['backlog', 'in_progress', 'completed'] })
      .notNull()
      .default('backlog'),
    priority: text('priority', { enum: ['urgent', 'high', 'medium', 'low'] })
      .notNull()
      .default('medium'),
    assignedTo: uuid('assigned_to'),
    // Who it is for while no person with an account is chosen: the owner as the minutes name them (4.13.5).
    forName: text('for_name'),
    // A day in the member's own calendar, without a zone.
    dueOn: date('due_date', { mode: 'string' }),
    labels: text('labels').array().notNull().default(sql`'{}'`),
    kind: text('kind', { enum: ['task', 'decision'] })
      .notNull()
      .default('task'),
    // Who took a decision, and the day in the member's own calendar; both null while it is pending (T-102).
    decidedBy: uuid('decided_by'),
    decidedOn: date('decided_on', { mode: 'string' }),
    // Orders within a status, compared byte by byte as the browser does.
    rank: byteOrderedText('rank').notNull(),
    // Counts text and field edits; move, archive and rank never conflict (4.12.15).
    version: integer('version').notNull().default(1),
    archivedAt: instant('archived_at'),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('julboard_tasks_id_user').on(table.id, table.userId),
    index('julboard_tasks_column')
      .on(table.userId, table.status, table.rank, table.id)
      .where(sql`archived_at is null`),
    index('julboard_tasks_order').on(table.userId, table.rank, table.id).where(sql`archived_at is null`),
    index('julboard_tasks_archived')
      .on(table.userId, table.rank, table.id)
      .where(sql`archived_at is not null`),
    index('julboard_tasks_decisions')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`kind = 'decision' and archived_at is null`),
    // Nulls first as `order by … desc` asks; otherwise the index does not give the order.
    index('julboard_tasks_recent').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select'], ownOrAdvised),
    // An assigned advisor adds a card under their own name, and changes none (4.13.2).
    ...allow('staff', ['insert'], staffSigned),
    ...allow('staff', ['update'], own),
    ...allow('jobs', ['select', 'update'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export const cardNotes = pgTable(
  'card_notes',
  {
    id: uuid('id').primaryKey(),
    cardId: uuid('card_id').notNull(),
    ...ownership(),
    body: text('body').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'card_notes_card',
      columns: [table.cardId, table.userId],
      foreignColumns: [cards.id, cards.userId],
    }).onDelete('cascade'),
    index('card_notes_card_created').on(table.cardId, table.createdAt),
    index('card_notes_user').on(table.userId),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select'], ownOrAdvised),
    ...allow('staff', ['insert', 'update'], own),
    ...allow('auth', ['insert'], everyRow),
  ],
)

// A file of a card: one id for both, and the file goes when this row does (K93).
export const cardAttachments = pgTable(
  'card_attachments',
  {
    id: uuid('id').primaryKey(),
    cardId: uuid('card_id').notNull(),
    ...ownership(),
    // Deleted ones come back within 30 days; then row, file and bytes go (4.0 rule 10).
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'card_attachments_card',
      columns: [table.cardId, table.userId],
      foreignColumns: [cards.id, cards.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'card_attachments_file',
      columns: [table.id, table.userId],
      foreignColumns: [files.id, files.userId],
    }),
    index('card_attachments_card_created').on(table.cardId, table.createdAt.desc().nullsFirst(), table.id),
    index('card_attachments_user').on(table.userId),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select'], ownOrAdvised),
    ...allow('staff', ['insert', 'update'], own),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// Where a card came from: one outcome line makes at most one card (4.12.12). And the card that a session note was linked to (K99).
export const boardAssignments = pgTable(
  'board_assignments',
  {
    id: uuid('id').primaryKey(),
    userId: personId().notNull(),
    companyId: uuid('company_id'),
    sourceType: text('source_type', { enum: ['outcome_line', 'session_notes'] }).notNull(),
    sourceId: uuid('source_id').notNull(),
    targetType: text('target_type', { enum: ['julboard_task'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    // Of a note { linked_at }; of a line { sessionId, quote, speaker, segment, startMs, line }; quote, speaker and moment go when consent is withdrawn.
    assignmentContext: jsonb('assignment_context').$type<AssignmentContext>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'board_assignments_card',
      columns: [table.targetId, table.userId],
      foreignColumns: [cards.id, cards.userId],
    }).onDelete('cascade'),
    uniqueIndex('board_assignments_line').on(table.userId, table.sourceType, table.sourceId),
    index('board_assignments_target').on(table.targetId),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select', 'update'], ownOrAdvised),
    ...allow('staff', ['insert'], own),
    // A note is unlinked; where a card came from stays.
    ...allow('member', ['delete'], ownNoteLink),
    ...allow('staff', ['delete'], ownNoteLink),
    ...allow('jobs', ['select', 'update'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export const checkins = pgTable(
  'board_checkins',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    body: text('body').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('board_checkins_recent')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('board_checkins_user').on(table.userId),
    ...allow('member', ['select'], own),
    ...allow('member', ['insert', 'update'], ownSigned),
    ...allow('staff', ['select'], ownOrAdvised),
    ...allow('staff', ['insert', 'update'], staffSigned),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export const milestones = pgTable(
  'milestones',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    objective: text('objective').notNull().default(''),
    // A person's name as the member writes it; they need no account.
    owner: text('owner').notNull().default(''),
    // A text that is none of the six reads as at risk (T-101).
    status: text('status').notNull().default('not_started'),
    progress: integer('progress_percentage').notNull().default(0),
    startsOn: date('start_date', { mode: 'string' }),
    targetOn: date('target_date', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    archivedAt: instant('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('milestones_id_user').on(table.id, table.userId),
    index('milestones_target').on(table.userId, table.targetOn, table.id),
    check('milestones_progress', sql`progress_percentage between 0 and 100`),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select'], ownOrAdvised),
    ...allow('staff', ['insert', 'update'], own),
    ...allow('auth', ['insert'], everyRow),
  ],
)

// What status and progress were and became, by whom (created_by) and when; written with the change, changed by nobody (K76).
export const milestoneHistory = pgTable(
  'milestone_history',
  {
    id: uuid('id').primaryKey(),
    milestoneId: uuid('milestone_id').notNull(),
    ...ownership(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    fromProgress: integer('from_progress').notNull(),
    toProgress: integer('to_progress').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'milestone_history_milestone',
      columns: [table.milestoneId, table.userId],
      foreignColumns: [milestones.id, milestones.userId],
    }).onDelete('cascade'),
    index('milestone_history_milestone').on(table.milestoneId, table.createdAt.desc().nullsFirst(), table.id),
    index('milestone_history_recent').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    ...allow('member', ['select'], own),
    ...allow('member', ['insert'], ownSigned),
    ...allow('staff', ['select'], ownOrAdvised),
    ...allow('staff', ['insert'], ownSigned),
    ...allow('auth', ['insert'], everyRow),
  ],
)

// Figures a member entered, one row each time; estimates are never among them (T-099).
export const companyMetrics = pgTable(
  'company_metrics',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    metric: text('metric', { enum: ['mrr', 'runway', 'pipeline', 'team'] }).notNull(),
    // Cents for mrr and pipeline, whole months for runway, people for team.
    value: bigint('value', { mode: 'number' }).notNull(),
    // ISO 4217 where the figure is money, else null.
    currency: text('currency'),
    // The day the figure was true, in the member's own calendar.
    asOf: date('as_of', { mode: 'string' }).notNull(),
    source: text('source', { enum: ['entered', 'imported'] })
      .notNull()
      .default('entered'),
    note: text('note').notNull().default(''),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('company_metrics_trend')
      .on(
        table.userId,
        table.metric,
        table.asOf.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id,
      )
      .where(sql`removed_at is null`),
    index('company_metrics_recent').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    check('company_metrics_value', sql`value >= 0`),
    ...allow('member', ['select'], own),
    ...allow('member', ['insert', 'update'], ownSigned),
    ...allow('staff', ['select'], ownOrAdvised),
    ...allow('staff', ['insert', 'update'], ownSigned),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export type AssignmentContext = {
  sessionId: string
  sessionTitle: string
  quote: string | null
  speaker: string | null
  segment: number | null
  startMs: number | null
  /** The line of the transcript's file, for moments without a time. Rows older than this have none. */
  line?: number | null
  /** The words it was made with where they were nobody's own; null where a person worded them, or once they are gone (4.13.8). */
  made?: { title: string; description: string } | null
  /** It had a sentence, which went with the consent to it (4.12.11). */
  isErased?: boolean
}

// The file of an attachment is seen by whoever sees the card.
export const filesAttached = allowFor(
  'board',
  files,
  'staff',
  'select',
  sql`exists (select from card_attachments a where a.id = files.id)`,
)
