import type { TrailRow } from '#server/platform/audit/recordEvent.ts'
import { recordEvent, trailRow } from '#server/platform/audit/recordEvent.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { AppEvent, Context } from '../context/context.ts'

const recordAndPublish = sqlStatement<
  [...TrailRow, topic: string, entity: string, id: string, version: number],
  Record<string, never>
>(`select app_audit($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10), app_publish($11, $12, $13, $14, $2, $5)`)

/** One event as its row of the trail and its row of the outbox, in the command's transaction: what is not recorded did not happen (K34). */
export async function recordEvents(
  { db, actor, origin }: Context,
  feature: string,
  event: AppEvent,
): Promise<void> {
  const { name, live = {} } = event
  const subject = { ...event, type: event.entity }
  if (live === false) return await recordEvent(db, actor, name, subject, origin)
  const { topic = feature, entity = event.entity, id = event.id } = live
  await recordAndPublish(db, ...trailRow(actor, name, subject, origin), topic, entity, id, event.version ?? 0)
}
