import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases notes, files, check-ins and figures that were deleted before (T-219, 4.0 rule 10). */
export const eraseDeleted = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(jobsPool, 'select app_erase_deleted_board($2, $1) as erased', [before])
