import type pg from 'pg'

const LEFT = '30 days'

/** Erases addresses that nobody confirmed before `at`, and those that left every list thirty days ago (K13, T-219). */
export async function eraseUnconfirmed(jobsPool: pg.Pool, at: Date): Promise<number> {
  await jobsPool.query(`delete from subscriptions where confirmed_at is null and asked_at < $1`, [at])
  await jobsPool.query(`delete from subscriptions where left_at < now() - interval '${LEFT}'`)
  const { rowCount } = await jobsPool.query(
    `delete from subscribers s where not exists (select from subscriptions p where p.subscriber_id = s.id)`,
  )
  return rowCount ?? 0
}
