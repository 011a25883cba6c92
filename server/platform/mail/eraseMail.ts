import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases rows of emails that were written before; their words went when they were sent (4.13.14). */
export const eraseMail = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from mail_messages where id in (select id from mail_messages where created_at < $2 limit $1)',
    [before],
  )
