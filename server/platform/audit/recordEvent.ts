import { hash } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import type { EventName } from '#domain/audit/events.ts'
import type { Origin } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

/** What an event of the trail says beyond actor and time. `memberId` is the member whose row it was. */
type Subject = { type: string; id: string; memberId: string | null; details?: Record<string, unknown> }
/** What `app_audit` takes, in its order. */
export type TrailRow = [
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

export function trailRow(
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
