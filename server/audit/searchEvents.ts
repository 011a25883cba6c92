import type { SQL } from 'drizzle-orm'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SearchEventsInput } from '#contract/audit.ts'
import { auditLimits } from '#domain/audit/limits.ts'
import { actionsOf, refusalsOf } from '#domain/audit/rules/eventKinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { eventColumns } from './eventRow.ts'
import { auditDetails, auditEvents } from './tables.ts'

/** One page and one event more, the last written first. What is asked for narrows by an index of its own where it is rare. */
export const searchEvents = (db: Db, asked: SearchEventsInput, after: string | null) =>
  db
    .select(eventColumns)
    .from(auditEvents)
    .leftJoin(auditDetails, eq(auditDetails.eventId, auditEvents.id))
    .where(
      and(
        asked.action === undefined ? undefined : eq(auditEvents.action, asked.action),
        asked.type || asked.severity ? ofKind(asked) : undefined,
        asked.personId === undefined ? undefined : ofPerson(asked.personId),
        ...between(asked),
        after === null ? undefined : sql`${auditEvents.id} < ${after}::bigint`,
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit((asked.limit ?? auditLimits.page) + 1)

/** Done by them, or about them. */
const ofPerson = (personId: string): SQL =>
  sql`(audit_events.actor_id = ${personId}::uuid
    or (audit_events.member_id = ${personId}::uuid and audit_events.member_id is distinct from audit_events.actor_id))`

function ofKind(wanted: Pick<SearchEventsInput, 'type' | 'severity'>): SQL {
  const done = sql`audit_events.outcome = 'done' and audit_events.action = any(${sql.param([...actionsOf(wanted)])}::text[])`
  const refusals = refusalsOf(wanted)
  if (!refusals) return sql`(${done})`
  const { are, reasons } = refusals
  return sql`((${done}) or (audit_events.outcome = 'refused'
    and (audit_events.subject_id = any(${sql.param([...reasons])}::text[])) = ${are}))`
}

// Events get number and time at once, so the numbers of a time stand together: found by the time's index, read in their order.
// A minute on either side, because two nodes' clocks and numbers need not agree to the millisecond.
const between = ({ fromAt, untilAt }: Pick<SearchEventsInput, 'fromAt' | 'untilAt'>): (SQL | undefined)[] => [
  fromAt
    ? sql`audit_events.at >= ${fromAt}::timestamptz and audit_events.id >= (select e.id from audit_events e
        where e.at >= ${fromAt}::timestamptz - interval '1 minute' order by e.at, e.id limit 1)`
    : undefined,
  untilAt
    ? sql`audit_events.at < ${untilAt}::timestamptz and audit_events.id <= (select e.id from audit_events e
        where e.at <= ${untilAt}::timestamptz + interval '1 minute' order by e.at desc, e.id desc limit 1)`
    : undefined,
]
