import type pg from 'pg'
import type { JobWithMetadata } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import type { App } from '#server/platform/app.ts'
import type { QueueName } from './queues.ts'
import { queues } from './queues.ts'

/** Does one piece of work; a throw means 'try again later'. Must be safe to run twice. */
export type Handler = (
  data: Record<string, string>,
  job: { id: string; signal: AbortSignal; isLastTry: boolean },
) => Promise<void>
export type Handlers = Readonly<Record<QueueName, Handler>>

const POLL_SECONDS = 1
const STOP_MS = 8_000

/** Runs the queues of this node. Handlers are at-least-once; their own keys make the effect happen once. */
export class Worker {
  readonly #boss: PgBoss
  readonly #app: App
  readonly #handlers: Handlers
  readonly #workers: string[] = []

  constructor(app: App, jobsPool: pg.Pool, handlers: Handlers) {
    this.#app = app
    this.#handlers = handlers
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => jobsPool.query(text, values) },
      schema: 'pgboss',
      migrate: false,
      createSchema: false,
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    })
    this.#boss.on('error', (error) => app.log.warn({ err: error }, 'job queue'))
  }

  async start(): Promise<void> {
    await this.#boss.start()
    for (const name of Object.keys(queues) as QueueName[]) {
      // safe because the list is declared with these keys
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, includeMetadata: true as const }
      this.#workers.push(
        await this.#boss.work(name, options, async (jobs: JobWithMetadata<Record<string, string>>[]) => {
          for (const job of jobs) await this.#run(name, job)
        }),
      )
    }
  }

  /** Takes over a request under its own id: sent twice it is one job. */
  async accept(queue: string, data: Record<string, string>, id: string): Promise<void> {
    await this.#boss.send(queue, data, { id })
    for (const worker of this.#workers) this.#boss.notifyWorker(worker)
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: STOP_MS })
  }

  async #run(name: QueueName, job: JobWithMetadata<Record<string, string>>): Promise<void> {
    const startedAt = performance.now()
    try {
      // By what the job was stored with: a queue may have got another limit since.
      const isLastTry = job.retryCount >= job.retryLimit
      await this.#handlers[name](job.data, { id: job.id, signal: job.signal, isLastTry })
      this.#app.log.info(
        { queue: name, job: job.id, ms: Math.round(performance.now() - startedAt) },
        'job done',
      )
    } catch (error) {
      this.#app.log.warn({ err: error, queue: name, job: job.id }, 'job failed, will be tried again')
      throw error
    }
  }
}
