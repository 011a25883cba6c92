import { hash } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { AppEvent, Context } from './context.ts'

type Text = string | null
const recordAndPublish = sqlStatement<
  [Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, number],
  Record<string, never>
>(`select app_audit($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10), app_publish($11, $12, $13, $14, $2, $5)`)
const recordOnly = sqlStatement<
  [Text, Text, Text, Text, Text, Text, Text, Text, Text, Text],
  Record<string, never>
>(`select app_audit($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10)`)

/** One event as its row of the trail and its row of the outbox, in the command's transaction: what is not recorded did not happen (K34). */
export async function recordEvents(
  { db, actor, origin }: Context,
  feature: string,
  event: AppEvent,
): Promise<void> {
  const details = JSON.stringify(event.details ?? {})
  const trail = [
    ...([kindOf(actor), event.name, event.entity, event.id, event.memberId] as const),
    ...([origin.requestId, details, digestOf(details), origin.ipAddress, origin.userAgent] as const),
  ] as const
  const { live = {} } = event
  if (live === false) return void (await recordOnly(db, ...trail))
  const { topic = feature, entity = event.entity, id = event.id } = live
  await recordAndPublish(db, ...trail, topic, entity, id, event.version ?? 0)
}

const kindOf = (actor: Actor): string => (actor.isStaff ? 'staff' : 'member')
export const digestOf = (details: string): string => hash('sha256', details)
