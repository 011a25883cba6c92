import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  bounceKinds,
  deliveryStatuses,
  issueStatuses,
  mailLists,
  suppressionReasons,
} from '#domain/newsletter/types.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// An address on our lists, with or without an account. A visitor writes it by app_join_list alone (K13).
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    // YELMail rests until then; null where it does not (K15).
    pausedUntil: instant('paused_until'),
    // Why its reader left, in a word of the form.
    leftWhy: text('left_why'),
    // The address that this one takes over from, once it is confirmed.
    replacesId: uuid('replaces_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscribers_email').on(sql`lower(${table.email})`),
    index('subscribers_recent').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
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
      .on(table.list, table.confirmedAt.desc().nullsFirst())
      .where(sql`confirmed_at is not null and left_at is null`),
    index('subscriptions_asked').on(
      table.list,
      table.askedAt.desc().nullsFirst(),
      table.subscriberId.desc().nullsFirst(),
    ),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'update', 'delete'], everyRow),
  ],
)

// An address that no issue goes to. By a digest, so that it holds after the address was erased. Receipts and mail about
// signing in never ask for it (K15).
export const suppressions = pgTable(
  'suppressions',
  {
    digest: text('digest').primaryKey(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    createdAt: createdAt(),
  },
  () => [
    ...allow('staff', ['select', 'insert', 'delete'], everyRow),
    ...allow('jobs', ['select', 'insert', 'delete'], everyRow),
  ],
)

// An issue of YELMail, from its draft to its counts.
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid('id').primaryKey(),
    // Given when sending begins; issues are counted from one.
    number: integer('number').unique('newsletter_issues_number'),
    slug: text('slug'),
    subject: text('subject').notNull().default(''),
    lead: text('lead').notNull().default(''),
    body: text('body').notNull().default(''),
    topics: text('topics', { enum: mailLists }).array().notNull(),
    status: text('status', { enum: issueStatuses }).notNull().default('draft'),
    scheduledAt: instant('scheduled_at'),
    sendingAt: instant('sending_at'),
    // When its receivers were counted; null until then, and sending begins after.
    preparedAt: instant('prepared_at'),
    sentAt: instant('sent_at'),
    // Counts that outlive the rows of who got it.
    receivers: integer('receivers').notNull().default(0),
    sentCount: integer('sent_count').notNull().default(0),
    refusedCount: integer('refused_count').notNull().default(0),
    leftCount: integer('left_count').notNull().default(0),
    // What came back by mail after the mail server had taken it, each reader once of a kind: no such box or not arrived, late, and
    // called unwanted.
    lostCount: integer('lost_count').notNull().default(0),
    lateCount: integer('late_count').notNull().default(0),
    complainedCount: integer('complained_count').notNull().default(0),
    // Why the mail server takes nothing at the moment; null while it does.
    failure: text('failure'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('newsletter_issues_recent').on(table.createdAt.desc().nullsFirst(), table.id),
    ...allow('staff', ['select', 'insert', 'update', 'delete'], everyRow),
    ...allow('jobs', ['select', 'update'], everyRow),
  ],
)

// One receiver of one issue, as the issue's own sending counted them.
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    status: text('status', { enum: deliveryStatuses }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    // When it was handed over, or refused.
    at: instant('at'),
    // What the other server said.
    reply: text('reply'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_deliveries_open')
      .on(table.issueId, table.subscriberId)
      .where(sql`status in ('waiting', 'sending')`),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)

// What came back of an issue after the mail server had taken it, once of each kind.
export const newsletterBounces = pgTable(
  'newsletter_bounces',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: bounceKinds }).notNull(),
    // The enhanced code of the report, and what its server said.
    status: text('status').notNull().default(''),
    said: text('said').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId, table.kind] }),
    index('newsletter_bounces_subscriber').on(table.subscriberId, table.at),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'insert', 'delete'], everyRow),
  ],
)
