import type { QueueName } from './queues.ts'

/** SQL that says that no job will do some work any more: the queue holds none that may still run, and none is on its way there. */
export const isLost = (queue: QueueName, key: string, value: string): string =>
  `not exists (select from pgboss.job j where j.name = '${queue}' and j.state < 'completed' and j.data->>'${key}' = ${value}::text)
   and not exists (select from job_requests q where q.queue = '${queue}' and q.data->>'${key}' = ${value}::text)`
