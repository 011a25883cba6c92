import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases booking links that ran out before (T-219). */
export const eraseBookingLinks = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_booking_links($2, $1) as erased', [before])
