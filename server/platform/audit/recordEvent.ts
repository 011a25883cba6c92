import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { EventName } from '#contract/live.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Origin, Subject } from '#server/platform/earlier/context.ts'

/** Writes an event in the command's own transaction: what is not recorded did not happen (K34). */
export async function recordEvent(
  db: Db,
  actor: Actor | null,
  action: EventName,
  subject: Subject,
  origin: Origin,
): Promise<void> {
  const values = eventValues(actor, action, subject, origin)
  const [kind, name, type, id, memberId, requestId, details, digest, ipAddress, userAgent] = values
  await db.execute(sql`select app_audit(${kind}, ${name}, ${type}, ${id}, ${memberId},
    ${requestId}, ${details}::jsonb, ${digest}, ${ipAddress}, ${userAgent})`)
}

/** What `app_audit` takes, in its order; for commands that are one statement. */
export function eventValues(actor: Actor | null, action: EventName, subject: Subject, origin: Origin) {
  const details = JSON.stringify(subject.details ?? {})
  const kind = actor === null ? 'jobs' : actor.isStaff ? 'staff' : 'member'
  return [
    ...([kind, action, subject.type, subject.id, subject.memberId] as const),
    ...([origin.requestId, details, digestOf(details), origin.ipAddress, origin.userAgent] as const),
  ] as const
}

export const digestOf = (details: string): string => hash('sha256', details)
