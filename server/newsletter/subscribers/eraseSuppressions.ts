import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Forgets after years that an address is not written to (K15). */
export const eraseSuppressions = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from suppressions where digest in (select digest from suppressions where created_at < $2 limit $1)',
    [before],
  )
