import type pg from 'pg'

/** Erases demo tenants whose two hours are over; everything of theirs goes with the user's row (T-001). */
export async function eraseDemos(jobsPool: pg.Pool): Promise<number> {
  const { rowCount } = await jobsPool.query(
    `delete from auth_users where id in (select id from profiles where is_demo and erase_at < now() limit 200)`,
  )
  return rowCount ?? 0
}
