import { sql } from 'drizzle-orm'
import type { Topic } from '#contract/live.ts'
import type { EventName } from '#domain/audit/events.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What a live event says: which row changed, and whose it is. */
export type Change = {
  entity: string
  id: string
  version?: number
  kind: EventName
  memberId: string | null
}

/** Writes an event into the outbox in the current transaction; readers see it after the commit, never before. */
export async function publish(db: Db, topic: Topic, change: Change): Promise<void> {
  await db.execute(sql`select app_publish(${topic}, ${change.entity}, ${change.id}, ${change.version ?? 0},
    ${change.kind}, ${change.memberId})`)
}
