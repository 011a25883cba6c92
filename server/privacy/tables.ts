import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  dataRequestKinds,
  dataRequestStatuses,
  deletionStatuses,
  shortenedKinds,
} from '#domain/privacy/types.ts'
import { ownership, personId } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'

// Proof of what a browser was allowed to keep (T-160): no person, no address. app_keep_choice writes it, since a visitor may
// write no table.
export const cookieReceipts = pgTable(
  'cookie_receipts',
  {
    id: uuid('id').primaryKey(),
    version: text('version').notNull(),
    // SHA-256 of the text that was read.
    textHash: text('text_hash').notNull(),
    functional: boolean('functional').notNull(),
    analytics: boolean('analytics').notNull(),
    marketing: boolean('marketing').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('cookie_receipts_newest').on(table.createdAt, table.id),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// Where a member keeps a kind of their own data for less than the product does (T-219).
export const retentionChoices = pgTable(
  'retention_choices',
  {
    userId: personId().notNull(),
    kind: text('kind', { enum: shortenedKinds }).notNull(),
    months: integer('months').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('retention_choices_months', sql`months between 1 and 120`),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select', 'insert', 'update'], own),
  ],
)

// What the retention job last erased of each period; one row a period, for good.
export const retentionRuns = pgTable(
  'retention_runs',
  {
    name: text('name').primaryKey(),
    ranAt: instant('ran_at').notNull(),
    erased: integer('erased').notNull(),
    erasedTotal: bigint('erased_total', { mode: 'number' }).notNull(),
    failure: text('failure'),
  },
  () => [
    ...allow('staff', ['select'], sql`app_is_admin()`),
    ...allow('jobs', ['select', 'insert', 'update'], everyRow),
  ],
)

// A copy of their data that a person asked for, or the deletion of their account (K37). Both go with the account.
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    userId: personId().notNull(),
    kind: text('kind', { enum: dataRequestKinds }).notNull(),
    status: text('status', { enum: dataRequestStatuses }).notNull(),
    progress: integer('progress').notNull().default(0),
    // Where the zip file of an export stands in the store; its bytes go with the row (functions.sql).
    archiveKey: text('archive_key'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    // Files that did not fit into it.
    leftOut: integer('left_out').notNull().default(0),
    dueAt: instant('due_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // One of a kind at a time: a double click is one.
    uniqueIndex('data_requests_open')
      .on(table.userId, table.kind)
      .where(sql`status in ('queued', 'running', 'waiting')`),
    index('data_requests_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('data_requests_due').on(table.dueAt),
    ...allow('member', ['select', 'insert'], own),
    ...allow('staff', ['select', 'insert'], own),
    ...allow('jobs', ['select', 'update', 'delete'], everyRow),
  ],
)

// Who accepted the data processing agreement for which company, and what it said: the record is written once and never changed. It
// goes with the account, as the agreement does (0100).
export const processingAcceptances = pgTable(
  'processing_acceptances',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    company: text('company').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    version: integer('version').notNull(),
    inForceSince: date('in_force_since', { mode: 'string' }).notNull(),
    // SHA-256 of the words of that version (domain/privacy/rules/processing.ts).
    textHash: text('text_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // However often and in whatever case it is sent.
    uniqueIndex('processing_acceptances_once').on(table.userId, table.version, sql`lower(${table.company})`),
    index('processing_acceptances_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    ...allow('member', ['select', 'insert'], own),
    ...allow('staff', ['select'], sql`not app_is_demo(user_id)`),
  ],
)

// A deletion that somebody asked for by an address, with or without an account; it goes with what is erased (K37). A visitor
// writes it by app_ask_deletion alone.
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    status: text('status', { enum: deletionStatuses }).notNull().default('asked'),
    createdAt: createdAt(),
    confirmedAt: instant('confirmed_at'),
    dueAt: instant('due_at'),
  },
  (table) => [
    // One at a time for an address: two presses are one.
    uniqueIndex('deletion_requests_open')
      .on(sql`lower(${table.email})`)
      .where(sql`status in ('asked', 'waiting')`),
    index('deletion_requests_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('deletion_requests_due').on(table.dueAt).where(sql`status = 'waiting'`),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// Whose account was erased, by the random id alone: a restored backup is brought to the same state by it.
export const erasedPeople = pgTable(
  'erased_people',
  {
    id: uuid('id').primaryKey(),
    erasedAt: instant('erased_at').notNull(),
  },
  () => [...allow('jobs', ['select', 'insert'], everyRow)],
)
