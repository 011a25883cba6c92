import type { Topic } from '#contract/live.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { QueueName } from '#server/platform/jobs/queues.ts'
import { publish } from '#server/platform/live/publish.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import type { RenderedMail } from '#server/platform/mail/template.ts'
import type { Change, Context } from './context.ts'

/** What a command may set in motion; all of it belongs to the transaction and happens only if that commits. */
export type Effects = {
  publish(topic: Topic, change: Change): Promise<void>
  enqueue(queue: QueueName, data: Record<string, string>, id?: string): Promise<void>
  mail(to: string, mail: RenderedMail, onceKey: string): Promise<void>
}

/** The effects on their own, for jobs and the identity service, which are no commands. */
export function effectsOn({ app, db }: Pick<Context, 'app' | 'db'>): Effects {
  return {
    publish: (topic, change) => publish(db, topic, change),
    enqueue: (queue, data, id = app.clock.newId()) => enqueue(db, queue, data, id),
    mail: (to, mail, onceKey) => queueMail(db, app.clock.newId(), to, mail, onceKey),
  }
}
