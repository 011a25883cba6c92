import type pg from 'pg'
import type { Logger } from 'pino'
import { Paced } from './paced.ts'
import type { Worker } from './worker.ts'

const LOOK_MS = 2_000
const BATCH = 100
// Every write asks for a look, and few of them ask for a job.
const REST_MS = 50

/** Moves what transactions asked for into the queue. Killed between the two steps it moves the same id again. */
export class JobRelay {
  readonly #pool: pg.Pool
  readonly #worker: Worker
  readonly #log: Logger
  readonly #moves: Paced
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, worker: Worker, log: Logger) {
    this.#pool = pool
    this.#worker = worker
    this.#log = log
    this.#moves = new Paced(() => this.#moveOrSay(), REST_MS)
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), LOOK_MS)
    this.#timer.unref()
    this.look()
  }

  look(): void {
    this.#moves.ask()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#moves.end()
  }

  async #moveOrSay(): Promise<void> {
    await this.#move().catch((error: unknown) => this.#log.warn({ err: error }, 'job requests not moved'))
  }

  async #move(): Promise<void> {
    for (;;) {
      const { rows } = await this.#pool.query<{ id: string; queue: string; data: Record<string, string> }>({
        name: 'job_requests_oldest',
        text: `select id, queue, data from job_requests order by created_at limit ${BATCH}`,
      })
      for (const row of rows) {
        await this.#worker.accept(row.queue, row.data, row.id)
        await this.#pool.query('delete from job_requests where id = $1', [row.id])
      }
      if (rows.length < BATCH) return
    }
  }
}
