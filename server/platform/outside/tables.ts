import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// Every call of a language model with what it costs, in thousandths of a cent: kept back before it is made, settled after.
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: uuid('id').primaryKey(),
    // '2026-11' in UTC.
    month: text('month').notNull(),
    purpose: text('purpose', { enum: ['report', 'transcription'] }).notNull(),
    model: text('model').notNull(),
    costMillicents: integer('cost_millicents').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ai_calls_month').on(table.month),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)
