import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases how often pages were opened on days before. */
export const erasePageCounts = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from page_counts where (day, path) in (select day, path from page_counts where day < $2::date limit $1)',
    [before],
  )
