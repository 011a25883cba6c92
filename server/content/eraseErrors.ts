import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases what browsers reported before: errors, and what the content policy made them refuse. */
export async function eraseErrors(jobsPool: pg.Pool, before: Date): Promise<number> {
  const errors = await eraseInParts(
    jobsPool,
    'delete from client_errors where id in (select id from client_errors where created_at < $2 limit $1)',
    [before],
  )
  // There are few rows: their number is bounded.
  const { rowCount } = await jobsPool.query('delete from csp_reports where last_at < $1', [before])
  return errors + (rowCount ?? 0)
}

/** Erases pictures of texts that were let in before, and whose bytes never came (K90). */
export const erasePictures = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from site_pictures where id in (select id from site_pictures where width is null and created_at < $2 limit $1)',
    [before],
  )

/** Erases how often pages were opened on days before. */
export const erasePageCounts = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from page_counts where (day, path) in (select day, path from page_counts where day < $2::date limit $1)',
    [before],
  )
