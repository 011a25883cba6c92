import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases who looked at members' data, once it is older than `months` or than that member keeps it (T-219). */
export const eraseViews = (jobsPool: pg.Pool, now: Date, months: number): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_views($2, $3, $1) as erased', [now, months])
