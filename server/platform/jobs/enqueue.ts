import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { QueueName } from './queues.ts'

/** Asks for a job in the current transaction; the same `id` twice is one job. */
export async function enqueue(
  db: Db,
  queue: QueueName,
  data: Record<string, string>,
  id: string,
): Promise<void> {
  await db.execute(sql`select app_enqueue(${id}, ${queue}, ${JSON.stringify(data)}::jsonb)`)
}
