import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// The buckets that all nodes share (4.12.8): form, sensitive, codes. When each token was taken: the window slides, and
// no limit is more than a few dozen.
export const rateTakes = pgTable(
  'rate_takes',
  {
    key: text('key').primaryKey(),
    takenAt: timestamp('taken_at', { withTimezone: true }).array().notNull(),
    /** From then on the row says nothing. */
    emptyAt: instant('empty_at').notNull(),
  },
  () => [...allow('jobs', ['select', 'delete'], everyRow)],
)
