import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases what was noted of looks into the drive before (T-219). */
export const eraseRuns = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from automation_runs where id in (select id from automation_runs where created_at < $2 limit $1)',
    [before],
  )
