import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, xid8 } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// Append-only: no role may update or delete but the sealing job, which fills the seal (4.12.13).
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    // Null for a visitor or the system itself.
    actorId: uuid('actor_id'),
    actorKind: text('actor_kind', { enum: ['visitor', 'member', 'staff', 'jobs'] }).notNull(),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] })
      .notNull()
      .default('done'),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    // The member concerned, who may read the row.
    memberId: uuid('member_id'),
    requestId: text('request_id'),
    detailsDigest: text('details_digest').notNull(),
    // Refusals are counted into one row per actor, call and minute.
    count: integer('count').notNull().default(1),
    refusalKey: text('refusal_key'),
    // What a browser reported: sent twice it is one row (T-028).
    reportKey: text('report_key'),
    sealNumber: bigint('seal_number', { mode: 'bigint' }),
    seal: text('seal'),
  },
  (table) => [
    // Few, because every command writes an event: the trail is read in the order of its numbers.
    index('audit_events_action').on(table.action, table.id),
    index('audit_events_at').on(table.at),
    index('audit_events_actor').on(table.actorId, table.id),
    // Most members do what is theirs themselves: those are found by who did it.
    index('audit_events_member').on(table.memberId, table.id).where(sql`member_id is distinct from actor_id`),
    index('audit_events_unsealed').on(table.xid, table.id).where(sql`seal is null`),
    // Partial, because every command writes an event and none of these is known by then.
    uniqueIndex('audit_events_seal').on(table.sealNumber).where(sql`seal_number is not null`),
    uniqueIndex('audit_events_refusal').on(table.refusalKey).where(sql`refusal_key is not null`),
    uniqueIndex('audit_events_report').on(table.reportKey).where(sql`report_key is not null`),
    ...allow('staff', ['select'], sql`app_is_admin()`),
    ...allow('jobs', ['select', 'update'], everyRow),
  ],
)

// Details live outside the trail so that they can be erased without breaking a seal. No foreign key: events are never
// removed, `app_audit` alone writes both rows, and a look-up for each command would prove nothing more.
export const auditDetails = pgTable(
  'audit_details',
  {
    eventId: bigint('event_id', { mode: 'bigint' }).primaryKey(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    signInId: uuid('sign_in_id'),
  },
  () => [
    ...allow('staff', ['select'], sql`app_is_admin()`),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// Where old months were dropped: the number and seal of the last event that went. The rest is verified from the newest (4.12.13).
export const auditCuts = pgTable(
  'audit_cuts',
  {
    sealNumber: bigint('seal_number', { mode: 'bigint' }).primaryKey(),
    seal: text('seal').notNull(),
    cutAt: instant('cut_at').notNull().default(sql`now()`),
  },
  () => [...allow('staff', ['select'], sql`app_is_admin()`), ...allow('jobs', ['select'], everyRow)],
)
