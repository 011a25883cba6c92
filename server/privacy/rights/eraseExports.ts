import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases exports, and deletions that were cancelled, that people asked for before (K37). */
export const eraseExports = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    `delete from data_requests where id in (
       select id from data_requests where created_at < $2 and status <> 'waiting' limit $1)`,
    [before],
  )
