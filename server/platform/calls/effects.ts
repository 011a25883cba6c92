import type { Topic } from '#contract/live.ts'
import type { TrailRow } from '#server/platform/audit/recordEvent.ts'
import { recordEvent, trailRow } from '#server/platform/audit/recordEvent.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { QueueName } from '#server/platform/jobs/queues.ts'
import type { Change } from '#server/platform/live/publish.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { EmailRequest } from '#server/platform/mail/emailTemplate.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import type { AppEvent, Context } from '../context/context.ts'

/** What a command may set in motion; all of it belongs to the transaction and happens only if that commits. */
export type Effects = {
  /** Tells screens of another topic; what the command itself did is its event. */
  publish(topic: Topic, change: Change): Promise<void>
  enqueue(queue: QueueName, data: Record<string, string>, id?: string): Promise<void>
  /** To a person, or to whom an invitation names; by id, because the database alone knows addresses. */
  email(to: string, email: EmailRequest, onceKey: string): Promise<void>
}

export function effectsOn({ app, db }: Pick<Context, 'app' | 'db'>): Effects {
  return {
    publish: (topic, change) => publish(db, topic, change),
    enqueue: (queue, data, id = app.clock.newId()) => enqueue(db, queue, data, id),
    email: (to, email, onceKey) => queueMail(db, app.clock.newId(), to, email, onceKey),
  }
}

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
