import { hash } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import type { EventName } from '#domain/audit/events.ts'
import type { AppEvent, Context, Origin } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

/** What an event of the trail says beyond actor and time. `memberId` is the member whose row it was. */
type Subject = { type: string; id: string; memberId: string | null; details?: Record<string, unknown> }
/** What `app_audit` takes, in its order. */
type TrailRow = [
  kind: string,
  action: EventName,
  type: string,
  id: string,
  memberId: string | null,
  requestId: string,
  details: string,
  digest: string,
  ipAddress: string,
  userAgent: string,
]

const insertEvent = sqlStatement<TrailRow, Record<string, never>>(
  'select app_audit($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10)',
)

const insertWithLive = sqlStatement<
  [...TrailRow, topic: string, entity: string, id: string, version: number],
  Record<string, never>
>(`select app_audit($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10), app_publish($11, $12, $13, $14, $2, $5)`)

/** Writes an event in the transaction of what it tells of: what is not recorded did not happen (K34). `actor` is null for a job. */
export async function recordEvent(
  db: Db,
  actor: Actor | null,
  action: EventName,
  subject: Subject,
  origin: Origin,
): Promise<void> {
  await insertEvent(db, ...trailRow(actor, action, subject, origin))
}

/** The same for the event of a command, with its row of the outbox where it has one: one statement for both. */
export async function recordAndPublish(
  { db, actor, origin }: Context,
  feature: string,
  event: AppEvent,
): Promise<void> {
  const { name, live = {} } = event
  const subject = { ...event, type: event.entity }
  if (live === false) return await recordEvent(db, actor, name, subject, origin)
  const { topic = feature, entity = event.entity, id = event.id } = live
  await insertWithLive(db, ...trailRow(actor, name, subject, origin), topic, entity, id, event.version ?? 0)
}

function trailRow(
  actor: Actor | null,
  action: EventName,
  { type, id, memberId, details = {} }: Subject,
  { requestId, ipAddress, userAgent }: Origin,
): TrailRow {
  const text = JSON.stringify(details)
  const kind = kindOf(actor, 'jobs')
  return [kind, action, type, id, memberId, requestId, text, digestOf(text), ipAddress, userAgent]
}

export const kindOf = (person: { isStaff: boolean } | null, nobody: 'jobs' | 'visitor'): string =>
  person === null ? nobody : person.isStaff ? 'staff' : 'member'

export const digestOf = (details: string): string => hash('sha256', details)
