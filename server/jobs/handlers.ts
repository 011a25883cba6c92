import type pg from 'pg'
import type { App } from '#server/app.ts'
import { mailHandler } from '#server/mail/sendMail.ts'
import { draftMinutes } from '#server/minutes/draftMinutes.ts'
import type { Handlers } from './worker.ts'

/** Who does which queue's work. */
export function handlers(app: App, jobsPool: pg.Pool): Handlers {
  return {
    'mail.send': mailHandler(jobsPool, app.config),
    'minutes.draft': (data) => draftMinutes(app, data),
  }
}
