import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// What a transaction asked the queue to do. The relay moves it to pg-boss under the same id, so that a crash
// between the two neither loses nor doubles it.
export const jobRequests = pgTable(
  'job_requests',
  {
    id: uuid('id').primaryKey(),
    queue: text('queue').notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_requests_age').on(table.createdAt),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)
