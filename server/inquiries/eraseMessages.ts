import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases messages that visitors sent before (4.13.18). */
export const eraseMessages = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_messages($2, $1) as erased', [before])
