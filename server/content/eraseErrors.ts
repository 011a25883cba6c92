import type pg from 'pg'
import { errorReportDays } from '#domain/content/limits.ts'

/** Erases errors that are past their days. */
export async function eraseErrors(jobsPool: pg.Pool): Promise<number> {
  const { rowCount } = await jobsPool.query(
    'delete from client_errors where created_at < now() - make_interval(days => $1)',
    [errorReportDays],
  )
  return rowCount ?? 0
}
