import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// The buckets that all nodes share (4.12.8): form, sensitive, codes.
export const rateBuckets = pgTable(
  'rate_buckets',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)
