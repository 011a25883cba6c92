import { sql } from 'drizzle-orm'
import type { Topic } from '#contract/live.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Change } from '#server/platform/earlier/context.ts'

/** Writes an event into the outbox in the current transaction; readers see it after the commit, never before. */
export async function publish(db: Db, topic: Topic, change: Change): Promise<void> {
  await db.execute(sql`select app_publish(${topic}, ${change.entity}, ${change.id}, ${change.version ?? 0},
    ${change.kind}, ${change.memberId})`)
}
