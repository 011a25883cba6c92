import { sql } from 'drizzle-orm'
import { date } from 'drizzle-orm/pg-core'
import { foreignKey } from 'drizzle-orm/pg-core'
import { index } from 'drizzle-orm/pg-core'
import { integer } from 'drizzle-orm/pg-core'
import { jsonb } from 'drizzle-orm/pg-core'
import { pgTable } from 'drizzle-orm/pg-core'
import { text } from 'drizzle-orm/pg-core'
import { unique } from 'drizzle-orm/pg-core'
import { uniqueIndex } from 'drizzle-orm/pg-core'
import { uuid } from 'drizzle-orm/pg-core'
import { authUsers } from '#server/accounts/tables.ts'
import { ownership } from '#server/accounts/tables.ts'
import { createdAt } from '#server/db/columns.ts'
import { instant } from '#server/db/columns.ts'
import { updatedAt } from '#server/db/columns.ts'
import { allow } from '#server/db/policies.ts'
import { everyRow } from '#server/db/policies.ts'
import { own } from '#server/db/policies.ts'
import { ownOrAdvised } from '#server/db/policies.ts'

export const cards = pgTable(
  'julboard_tasks',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    status: text('status', { enum: ['backlog', 'in_progress', 'completed'] }).notNull().default('backlog'),
    priority: text('priority', { enum: ['urgent', 'high', 'medium', 'low'] }).notNull().default('medium'),
    assignedTo: uuid('assigned_to'),
    // A day in the member's own calendar, without a zone.
    dueOn: date('due_date', { mode: 'string' }),
    labels: text('labels').array().notNull().default(sql`'{}'`),
    kind: text('kind', { enum: ['task', 'decision'] }).notNull().default('task'),
    // Orders within a status; compared byte by byte, so the column carries the C collation (migration).
    rank: text('rank').notNull(),
    // Counts text and field edits; move, archive and rank never conflict (4.12.15).
    version: integer('version').notNull().default(1),
    archivedAt: instant('archived_at'),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('julboard_tasks_id_user').on(table.id, table.userId),
    index('julboard_tasks_column').on(table.userId, table.status, table.rank, table.id).where(sql`archived_at is null`),
    index('julboard_tasks_order').on(table.userId, table.rank, table.id).where(sql`archived_at is null`),
    index('julboard_tasks_recent').on(table.userId, table.updatedAt.desc(), table.id),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select'], ownOrAdvised),
    ...allow('staff', ['insert', 'update'], own),
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

// Where a card came from: one outcome line makes at most one card (4.12.12).
export const boardAssignments = pgTable(
  'board_assignments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    sourceType: text('source_type', { enum: ['outcome_line'] }).notNull(),
    sourceId: uuid('source_id').notNull(),
    targetType: text('target_type', { enum: ['julboard_task'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    // { sessionId, quote, speaker, segment, startMs }; quote, speaker and moment go when consent is withdrawn.
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
    ...allow('jobs', ['select', 'update'], everyRow),
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
}
