import type pg from 'pg'
import type { House } from '#server/house.ts'
import { mailHandler } from '#server/mail/sendMail.ts'
import { draftMinutes } from '#server/minutes/draftMinutes.ts'
import type { Handlers } from './worker.ts'

/** Who does which queue's work. */
export function handlers(house: House, jobsPool: pg.Pool): Handlers {
  return {
    'mail.send': mailHandler(jobsPool, house.config),
    'minutes.draft': (data) => draftMinutes(house, data),
  }
}
