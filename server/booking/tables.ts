import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { calendlyFailures, subscriptionStates } from '#domain/booking/rules/calendly.ts'
import type { DayHours, WeeklyHours } from '#domain/booking/types.ts'
import { bookingServices, creditSources } from '#domain/booking/types.ts'
import { authUsers, personId } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'

const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

const advisor = () => personId('advisor_id').notNull()
const managers = sql`app_may('sessions.manage') or app_is_admin()`
const ofAdvisor = sql`advisor_id = app_user() or ${managers}`

// When an advisor can be booked: clocks of their own zone, and what keeps bookings apart (T-213).
export const availability = pgTable(
  'availability',
  {
    advisorId: advisor().primaryKey(),
    isOpen: boolean('is_open').notNull().default(false),
    timeZone: text('time_zone').notNull(),
    hours: jsonb('hours').$type<WeeklyHours[]>().notNull().default([]),
    bufferBefore: integer('buffer_before').notNull(),
    bufferAfter: integer('buffer_after').notNull(),
    noticeHours: integer('notice_hours').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    dailyMaximum: integer('daily_maximum').notNull(),
    meetingUrl: text('meeting_url'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    check('availability_buffers', sql`buffer_before between 0 and 120 and buffer_after between 0 and 120`),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert', 'update'], ofAdvisor),
  ],
)

// One day with hours of its own; none where the advisor is away.
export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    advisorId: advisor(),
    day: date('day', { mode: 'string' }).notNull(),
    hours: jsonb('hours').$type<DayHours[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.advisorId, table.day] }),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert', 'update', 'delete'], ofAdvisor),
  ],
)

// A slot kept for a member while they finish their booking. It is written by app_hold_slot alone, which takes the time with it.
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: uuid('id').primaryKey(),
    // One at a time: whoever holds another lets this one go (T-064).
    userId: personId().notNull().unique(),
    companyId: uuid('company_id'),
    advisorId: advisor(),
    service: text('service', { enum: bookingServices }).notNull(),
    startAt: instant('start_time').notNull(),
    endAt: instant('end_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('slot_holds_advisor').on(table.advisorId, table.expiresAt),
    index('slot_holds_expiry').on(table.expiresAt),
    check(
      'slot_holds_order',
      // As long as `bookingLimits.holdMinutes` says: figures.test.ts holds them equal.
      sql`end_time > start_time and expires_at <= created_at + interval '15 minutes'`,
    ),
    ...allow('member', ['select', 'delete'], own),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['delete'], own),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// What an advisor's time is taken by: live sessions and holds, each with the buffers it was made with. Triggers alone write
// it, and its exclusion constraint (functions.sql) is what lets no two of them overlap (T-064).
export const takenTimes = pgTable(
  'taken_times',
  {
    // The session's, the hold's, or that of a booking from Calendly that is nobody's yet.
    id: uuid('id').primaryKey(),
    advisorId: advisor(),
    startAt: instant('start_time').notNull(),
    endAt: instant('end_time').notNull(),
    during: instantRange('during').notNull(),
  },
  () => [...allow('staff', ['select'], everyRow), ...allow('jobs', ['select'], everyRow)],
)

// A link that carries one credit for one person.
export const bookingLinks = pgTable(
  'booking_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    service: text('service', { enum: bookingServices }).notNull(),
    // Null for any advisor.
    advisorId: personId('advisor_id'),
    // Null for whoever opens it first.
    forEmail: text('for_email'),
    createdBy: uuid('created_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    usedBy: uuid('used_by').references(() => authUsers.id, { onDelete: 'set null' }),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_links_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('booking_links_advisor').on(table.advisorId),
    index('booking_links_user').on(table.usedBy),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert'], sql`created_by = app_user()`),
    ...allow(
      'staff',
      ['update'],
      sql`created_by = app_user() or app_may('sessions.manage') or app_is_admin()`,
    ),
  ],
)

const grantsCredits = sql`(app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id)`

// One session that can be booked without paying. It is spent and given back by definer functions alone (T-048).
export const sessionCredits = pgTable(
  'session_credits',
  {
    id: uuid('id').primaryKey(),
    userId: personId().notNull(),
    companyId: uuid('company_id'),
    service: text('service', { enum: bookingServices }).notNull(),
    source: text('source', { enum: creditSources }).notNull(),
    linkId: uuid('link_id').unique(),
    // Only this advisor, where a link named one.
    advisorId: uuid('advisor_id'),
    reason: text('reason').notNull().default(''),
    grantedBy: uuid('granted_by'),
    expiresAt: instant('expires_at'),
    spentAt: instant('spent_at'),
    sessionId: uuid('session_id').unique(),
    // The cancelled session that it came back from: set back to scheduled, that session takes it again.
    returnedFrom: uuid('returned_from'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('session_credits_member').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('session_credits_unbooked').on(table.userId).where(sql`spent_at is null and revoked_at is null`),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select'], sql`user_id = app_user() or ${grantsCredits}`),
    ...allow('staff', ['insert'], sql`${grantsCredits} and source = 'staff'`),
    ...allow('staff', ['update'], grantsCredits),
  ],
)

// What Calendly told of one invitee; a booking that was moved has several. Visitors book too, so a row may be nobody's yet (T-065).
export const calendlyInvitees = pgTable(
  'calendly_invitees',
  {
    id: uuid('id').primaryKey(),
    uri: text('uri').notNull().unique('calendly_invitees_uri'),
    oldInvitee: text('old_invitee'),
    newInvitee: text('new_invitee'),
    facts: jsonb('facts').$type<CalendlyInvitee>().notNull(),
    userId: personId(),
    companyId: uuid('company_id'),
    matchedBy: text('matched_by', { enum: ['reference', 'email', 'staff'] }),
    sessionId: uuid('session_id'),
    trouble: text('trouble', { enum: ['no_member', 'no_advisor', 'overlap', 'failed'] }),
    // False until what was told last has become a session, or a trouble.
    isSettled: boolean('is_settled').notNull().default(false),
    // The event of the calendar that it belongs to; when it was last read there, and as it stood since when.
    event: text('event'),
    polledAt: instant('polled_at'),
    polledVersion: instant('polled_version'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('calendly_invitees_event').on(table.event),
    index('calendly_invitees_old').on(table.oldInvitee),
    index('calendly_invitees_new').on(table.newInvitee),
    index('calendly_invitees_user').on(table.userId),
    index('calendly_invitees_open').on(table.isSettled, table.updatedAt),
    // Names, addresses and times of anybody who books, so for those who manage anybody's sessions (4.13.1).
    ...allow('staff', ['select', 'update'], managers),
    ...allow('jobs', ['select', 'insert', 'update'], everyRow),
  ],
)

// Webhooks as they came, once for each and how often: an event has no id of its own.
export const calendlyWebhooks = pgTable(
  'calendly_webhooks',
  {
    key: text('key').primaryKey(),
    event: text('event').notNull(),
    times: integer('times').notNull().default(1),
    receivedAt: instant('received_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('calendly_webhooks_received').on(table.receivedAt.desc().nullsFirst(), table.key),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)

// The one connection to Calendly's API: the last look for bookings that no webhook told of, and whether webhooks are sent to us.
export const calendlyConnections = pgTable(
  'calendly_connections',
  {
    id: text('id').primaryKey(),
    nextCheckAt: instant('next_check_at').notNull(),
    // When a look last came to its end.
    checkedAt: instant('checked_at'),
    // From which start the next look goes on, where the last one was broken off.
    resumeFrom: instant('resume_from'),
    failure: text('failure', { enum: calendlyFailures }),
    // How many bookings the last look found that brought any, and when.
    found: integer('found').notNull().default(0),
    foundAt: instant('found_at'),
    subscription: text('subscription', { enum: subscriptionStates }),
    subscriptionSince: instant('subscription_since'),
    // Since when staff wait for one that the next look makes.
    subscriptionAskedAt: instant('subscription_asked_at'),
    updatedAt: updatedAt(),
  },
  () => [...allow('staff', ['select'], managers), ...allow('jobs', ['select', 'insert', 'update'], everyRow)],
)
