import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases sign-ins that ended before (T-219). */
export const eraseSignIns = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_sign_ins($2, $1) as erased', [before])
