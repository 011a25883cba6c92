import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { personId } from '#server/accounts/tables.ts'
import { instant } from '#server/platform/db/columns.ts'
import { allow, own } from '#server/platform/db/policies.ts'

// The lessons of the playbook that a person has done, by the end of their address: what staff withdraw and bring back is the same
// lesson (0099).
export const learningProgress = pgTable(
  'learning_progress',
  {
    userId: personId().notNull(),
    companyId: uuid('company_id'),
    lesson: text('lesson').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lesson] }),
    ...allow('member', ['select', 'insert', 'delete'], own),
    ...allow('staff', ['select', 'insert', 'delete'], own),
  ],
)
