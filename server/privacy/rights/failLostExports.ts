import type pg from 'pg'
import { rightsLimits } from '#domain/privacy/limits.ts'

/**
 * An export whose worker died in its last try has nobody left to say so: what has been open for longer than all tries together take
 * has failed, and can be asked for again (K37). Says how many.
 */
export async function failLostExports(jobsPool: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await jobsPool.query(
    `update data_requests set status = 'failed'
     where kind = 'export' and status in ('queued', 'running') and created_at < $1`,
    [new Date(now.getTime() - rightsLimits.exportTriesMs)],
  )
  return rowCount ?? 0
}
