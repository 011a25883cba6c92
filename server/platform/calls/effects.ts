import type { Topic } from '#contract/live.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { QueueName } from '#server/platform/jobs/queues.ts'
import type { Change } from '#server/platform/live/publish.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { EmailRequest } from '#server/platform/mail/emailTemplate.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import type { Context } from '../context/context.ts'

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
