import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { mailLists } from '#domain/newsletter/types.ts'
import { createdAt, instant } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// An address on our lists, with or without an account. A visitor writes it by app_join_list alone (K13).
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscribers_email').on(sql`lower(${table.email})`),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'update', 'delete'], everyRow),
  ],
)

// A place on a list: wanted once it is confirmed by mail, over once it was left. What was agreed to is its text's version.
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    list: text('list', { enum: mailLists }).notNull(),
    consentVersion: text('consent_version').notNull(),
    // What else its form asked, such as what somebody is.
    context: jsonb('context').$type<Record<string, string>>().notNull().default({}),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.list] }),
    index('subscriptions_list')
      .on(table.list, table.confirmedAt.desc())
      .where(sql`confirmed_at is not null and left_at is null`),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'update', 'delete'], everyRow),
  ],
)
