import type pg from 'pg'

/**
 * Drops the whole months of the trail before this one, and keeps the last seal dropped: the rest is verified from there
 * (4.12.13). The newest event always stays, because the chain goes on from it.
 */
export async function cutTrail(jobsPool: pg.Pool, before: Date): Promise<number> {
  const month = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth(), 1))
  const { rows } = await jobsPool.query<{ erased: number }>('select app_cut_trail($1) as erased', [month])
  return rows[0]?.erased ?? 0
}
