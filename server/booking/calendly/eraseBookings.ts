import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases what Calendly told and nothing was said of since, with the webhooks that told it (T-219). */
export const eraseBookings = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_calendly($2, $1) as erased', [before])
