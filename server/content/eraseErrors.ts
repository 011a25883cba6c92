import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases errors that browsers reported before. */
export const eraseErrors = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from client_errors where id in (select id from client_errors where created_at < $2 limit $1)',
    [before],
  )
