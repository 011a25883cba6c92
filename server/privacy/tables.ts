import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { shortenedKinds } from '#domain/privacy/types.ts'
import { authUsers } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'

// Proof of what a browser was allowed to keep (T-160): no person, no address. app_keep_choice writes it, since a visitor may
// write no table.
export const cookieReceipts = pgTable(
  'cookie_receipts',
  {
    id: uuid('id').primaryKey(),
    version: text('version').notNull(),
    // SHA-256 of the text that was read.
    textHash: text('text_hash').notNull(),
    functional: boolean('functional').notNull(),
    analytics: boolean('analytics').notNull(),
    marketing: boolean('marketing').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('cookie_receipts_newest').on(table.createdAt, table.id),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// Where a member keeps a kind of their own data for less than the product does (T-219).
export const retentionChoices = pgTable(
  'retention_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: shortenedKinds }).notNull(),
    months: integer('months').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('retention_choices_months', sql`months between 1 and 120`),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select', 'insert', 'update'], own),
  ],
)

// What the retention job last erased of each period; one row a period, for good.
export const retentionRuns = pgTable(
  'retention_runs',
  {
    name: text('name').primaryKey(),
    ranAt: instant('ran_at').notNull(),
    erased: integer('erased').notNull(),
    erasedTotal: bigint('erased_total', { mode: 'number' }).notNull(),
    failure: text('failure'),
  },
  () => [
    ...allow('staff', ['select'], sql`app_is_admin()`),
    ...allow('jobs', ['select', 'insert', 'update'], everyRow),
  ],
)
