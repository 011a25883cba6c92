import type pg from 'pg'

const BATCH = 1_000

/** What was written 90 days ago is nobody's business any more; its words went when it was sent (4.13.14). */
export async function eraseMail(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from mail_messages where id in (
       select id from mail_messages where created_at < now() - interval '90 days' limit ${BATCH})`,
  )
}
