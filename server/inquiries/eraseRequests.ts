import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases members' requests that were answered before (T-219). */
export const eraseRequests = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_requests($2, $1) as erased', [before])
