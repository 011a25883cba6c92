import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { errorLevels } from '#domain/content/types.ts'
import { createdAt } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// What went wrong in a browser; app_report_error writes it, since a visitor may write no table (T-172).
export const clientErrors = pgTable(
  'client_errors',
  {
    id: uuid('id').primaryKey(),
    level: text('level', { enum: errorLevels }).notNull(),
    path: text('path').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    release: text('release').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_errors_newest').on(table.createdAt, table.id),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)
