import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases sessions that staff deleted before, with everything that hangs on them (T-076, T-219). */
export const eraseDeletedSessions = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_deleted_sessions($2, $1) as erased', [before])
