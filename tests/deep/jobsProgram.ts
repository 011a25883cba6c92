import pino from 'pino'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { handlers } from '#server/app/jobHandlers.ts'
import type { App } from '#server/platform/app.ts'
import { Refusals } from '#server/platform/audit/refusals.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPool } from '#server/platform/db/pool.ts'
import { JobRelay } from '#server/platform/jobs/relay.ts'
import { Worker } from '#server/platform/jobs/worker.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { systemClock } from '#server/platform/systemClock.ts'

// A node that only works: it takes what transactions asked for and does it, until somebody kills it.
const url = process.argv[2] ?? ''
const pool = openPool(url, 4)
const jobsPool = openPool(process.argv[3] ?? '', 4, 'app_jobs')
const app: App = {
  config: readConfig({ LOG_LEVEL: 'silent', ...(process.argv[4] ? JSON.parse(process.argv[4]) : {}) }),
  log: pino({ level: 'silent' }),
  pool,
  clock: systemClock,
  wake: { live: () => undefined, jobs: () => undefined },
  refusals: new Refusals(pool),
}
const worker = new Worker(
  app,
  jobsPool,
  handlers(app, jobsPool, await openStorage(app, jobsPool, fileKeepers)),
)
await worker.start()
new JobRelay(jobsPool, worker, app.log).start()
process.stdout.write('working\n')
