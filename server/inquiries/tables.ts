import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { heldReasons, inquiryKinds, inquiryOutcomes, inquiryStatuses } from '#domain/inquiries/types.ts'
import { personId } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, own } from '#server/platform/db/policies.ts'

export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey(),
    // Null for a visitor's form.
    userId: personId(),
    companyId: uuid('company_id'),
    kind: text('kind', { enum: inquiryKinds }).notNull(),
    // What is asked for: a plan for `upgrade`, a card's id for `decision_review`, a service card's id for `service`, the topic of a `contact`.
    subject: text('subject').notNull().default(''),
    body: text('body').notNull().default(''),
    status: text('status', { enum: inquiryStatuses }).notNull().default('open'),
    answer: text('answer').notNull().default(''),
    ownerId: uuid('owner_id'),
    dueOn: date('due_on', { mode: 'string' }),
    isDemo: boolean('is_demo').notNull().default(false),
    // What the inbox says of the subject without seeing its row: { title, description, priority, dueOn } of a decision (4.13.9),
    // { service } of a session, and who wrote: { name, email, company } of a visitor's form, with its other fields.
    context: jsonb('context').$type<Record<string, string>>().notNull().default({}),
    // Why a visitor's message is held back as a program's; null for everything else (K14).
    held: text('held', { enum: heldReasons }),
    // The page it was sent from and a digest of its words: by these programs are told from people.
    pageNumber: text('page_number'),
    textDigest: text('text_digest'),
    // When staff commented; null again once it is opened again, which keeps the answer that had ended it.
    commentedAt: instant('commented_at'),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('inquiries_status').on(table.status, table.createdAt, table.id),
    index('inquiries_member').on(
      table.userId,
      table.kind,
      table.subject,
      table.createdAt.desc().nullsFirst(),
    ),
    // One open request of a kind and subject per member: a double click makes one row.
    uniqueIndex('inquiries_open')
      .on(table.userId, table.kind, table.subject)
      .where(sql`status in ('open', 'in_progress') and user_id is not null`),
    // What a visitor sent: looked through for the same message, counted and erased by its age.
    index('inquiries_visitor').on(table.createdAt).where(sql`user_id is null`),
    index('inquiries_page').on(table.pageNumber).where(sql`page_number is not null`),
    index('inquiries_text').on(table.textDigest, table.createdAt).where(sql`text_digest is not null`),
    ...allow('member', ['select', 'insert'], own),
    ...allow('staff', ['select', 'update'], sql`user_id = app_user() or not is_demo`),
    ...allow('staff', ['insert'], own),
  ],
)

/** An answer that is not sent yet: its author's alone, and gone with the answer or with the request (decision 0050). */
export const inquiryDrafts = pgTable(
  'inquiry_drafts',
  {
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    createdBy: personId('created_by').notNull(),
    outcome: text('outcome', { enum: inquiryOutcomes }).notNull(),
    answer: text('answer').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryId, table.createdBy] }),
    index('inquiry_drafts_author').on(table.createdBy),
    ...allow('staff', ['select', 'insert', 'update', 'delete'], sql`created_by = app_user()`),
  ],
)
