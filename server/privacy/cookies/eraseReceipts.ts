import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases receipts of answers about cookies that were given before. */
export const eraseReceipts = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from cookie_receipts where id in (select id from cookie_receipts where created_at < $2 limit $1)',
    [before],
  )
