import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { grantedPlans, grantSources } from '#domain/billing/types.ts'
import { authUsers } from '#server/accounts/tables.ts'
import { createdAt, instant } from '#server/platform/db/columns.ts'
import { allow, own } from '#server/platform/db/policies.ts'

export const planGrants = pgTable(
  'plan_grants',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    plan: text('plan', {
      enum: grantedPlans,
    }).notNull(),
    source: text('source', { enum: grantSources }).notNull(),
    reason: text('reason').notNull().default(''),
    fromAt: instant('from_at').notNull().default(sql`now()`),
    // Null for a grant without an end.
    untilAt: instant('until_at'),
    endedAt: instant('ended_at'),
    endedBy: uuid('ended_by'),
    grantedBy: uuid('granted_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('plan_grants_user').on(table.userId, table.fromAt),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select', 'insert', 'update'], sql`not app_is_demo(user_id)`),
    ...allow('auth', ['select', 'insert'], sql`true`),
  ],
)
