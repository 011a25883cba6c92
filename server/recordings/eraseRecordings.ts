import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases recordings that are older than `months` or than their member keeps them; their files go after them (T-219). */
export const eraseRecordings = (jobsPool: pg.Pool, now: Date, months: number): Promise<number> =>
  eraseInParts(
    jobsPool,
    `delete from recordings where id in (
       select id from recordings where created_at < $2::timestamptz - interval '1 month'
         -- What the drive has is looked for behind 30 days, and a month may be shorter.
         and (drive_file_id is null or created_at < $2::timestamptz - interval '31 days')
         and created_at < $2::timestamptz - make_interval(months => app_kept_months(user_id, 'recordings', $3)) limit $1)`,
    [now, months],
  )
