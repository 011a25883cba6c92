import type pg from 'pg'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import type { App } from '#server/platform/app.ts'
import { mailHandler } from '#server/platform/mail/sendMail.ts'
import type { Handlers } from '../platform/jobs/worker.ts'
import { emails } from './emails.ts'

/** Who does which queue's work. */
export function handlers(app: App, jobsPool: pg.Pool): Handlers {
  return {
    'mail.send': mailHandler(jobsPool, app.config, emails),
    'minutes.draft': (data) => draftMinutes({ ...app, pool: jobsPool }, data),
  }
}
