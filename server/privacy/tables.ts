import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

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
