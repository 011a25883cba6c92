import { setTimeout as rest } from 'node:timers/promises'
import pino from 'pino'
import { sendIssues } from '#server/newsletter/issues/sendIssues.ts'
import type { App } from '#server/platform/app.ts'
import { Refusals } from '#server/platform/audit/refusals.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPool } from '#server/platform/db/pool.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { systemClock } from '#server/platform/systemClock.ts'

// A node that only sends issues, until everything is sent or somebody kills it.
const [, , url = '', jobsUrl = '', smtpUrl = '', secret = ''] = process.argv
keepCookieSecret(secret)
const pool = openPool(url, 1)
const jobsPool = openPool(jobsUrl, 2, 'app_jobs')
const app: App = {
  config: readConfig({ LOG_LEVEL: 'silent', SMTP_URL: smtpUrl, YELMAIL_PER_SECOND: '10000' }),
  log: pino({ level: 'silent' }),
  pool,
  clock: systemClock,
  wake: { live: () => undefined, jobs: () => undefined },
  refusals: new Refusals(pool),
}
const issues = sendIssues({ app, jobsPool, url: jobsUrl })
process.stdout.write('sending\n')
for (;;) {
  await issues.look()
  const { rows } = await jobsPool.query<{ open: boolean }>(
    `select exists (select from newsletter_issues where status = 'sending') as open`,
  )
  if (!rows[0]?.open) break
  await rest(100)
}
process.exit(0)
