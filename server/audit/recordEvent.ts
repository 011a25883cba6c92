import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/db/database.ts'
import type { Origin, Subject } from '#server/doing.ts'

/** Writes an event in the deed's own transaction: what is not recorded did not happen (K34). */
export async function recordEvent(
  db: Db,
  actor: Actor | null,
  action: string,
  subject: Subject,
  origin: Origin,
): Promise<void> {
  const details = JSON.stringify(subject.details ?? {})
  const kind = actor === null ? 'jobs' : actor.isStaff ? 'staff' : 'member'
  await db.execute(sql`select app_audit(${kind}, ${action}, ${subject.type}, ${subject.id}, ${subject.memberId},
    ${origin.requestId}, ${details}::jsonb, ${digestOf(details)}, ${origin.ipAddress}, ${origin.userAgent})`)
}

export const digestOf = (details: string): string => createHash('sha256').update(details).digest('hex')
