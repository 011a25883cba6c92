import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// What is said is fixed in the transaction that asks for it; it is written out when it is sent.
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    toAddress: text('to_address').notNull(),
    // What the template is filled with; empty once it was sent or has failed for good: no live link is kept (4.13.14).
    values: jsonb('values').$type<object>().notNull(),
    // One message per template, recipient and occasion: a retried command mails once.
    onceKey: text('once_key').notNull().unique(),
    // `kept` stays in the embedded outbox because no SMTP server is configured.
    status: text('status', { enum: ['queued', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_messages_recent').on(table.createdAt.desc().nullsFirst(), table.id),
    // Few fail; staff are shown those, and whether the same email arrived later.
    index('mail_messages_failed')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`status = 'failed'`),
    index('mail_messages_address').on(sql`lower(${table.toAddress})`, table.createdAt),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)
