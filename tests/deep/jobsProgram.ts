import { randomUUID } from 'node:crypto'
import pino from 'pino'
import type { App } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openPool } from '#server/db/pool.ts'
import { handlers } from '#server/jobs/handlers.ts'
import { JobRelay } from '#server/jobs/relay.ts'
import { Worker } from '#server/jobs/worker.ts'

// A node that only works: it takes what transactions asked for and does it, until somebody kills it.
const url = process.argv[2] ?? ''
const pool = openPool(url, 4)
const jobsPool = openPool(url, 4, 'app_jobs')
const app: App = {
  config: readConfig({ LOG_LEVEL: 'silent' }),
  log: pino({ level: 'silent' }),
  pool,
  clock: { now: () => new Date(), newId: () => randomUUID() },
  wake: { live: () => undefined, jobs: () => undefined },
}
const worker = new Worker(app, jobsPool, handlers(app, jobsPool))
await worker.start()
new JobRelay(jobsPool, worker, app.log).start()
process.stdout.write('working\n')
