import type pg from 'pg'

/** Erases addresses that nobody confirmed before `at` (K13, T-219). */
export async function eraseUnconfirmed(jobsPool: pg.Pool, at: Date): Promise<number> {
  await jobsPool.query(`delete from subscriptions where confirmed_at is null and asked_at < $1`, [at])
  return await eraseListless(jobsPool)
}

/** Erases addresses that left their last list before `at` (K13, T-219). */
export async function eraseLeft(jobsPool: pg.Pool, at: Date): Promise<number> {
  await jobsPool.query(`delete from subscriptions where left_at < $1`, [at])
  return await eraseListless(jobsPool)
}

async function eraseListless(jobsPool: pg.Pool): Promise<number> {
  const { rowCount } = await jobsPool.query(
    `delete from subscribers s where not exists (select from subscriptions p where p.subscriber_id = s.id)`,
  )
  return rowCount ?? 0
}
