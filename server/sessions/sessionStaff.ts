import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/**
 * Sessions, transcripts and minutes: the session's own advisor, as `led` finds them, the member's assigned advisors and
 * holders of sessions.manage (4.13.1). The right is looked up once a statement and the questions about a row come last, because a
 * list asks them of every row that it passes over.
 */
export const sessionStaff = (led: SQL) =>
  sql`user_id = app_user() or (((select app_may('sessions.manage')) or ${led} or app_advises(user_id)) and not app_is_demo(user_id))`
/** The row's `session_id` is a session of its member that names the signed-in person as its advisor. */
export const ledSession = (table: string) =>
  sql`exists (select from sessions s where s.id = session_id and s.user_id = ${sql.raw(table)}.user_id and s.advisor_id = app_user())`
/** A session with the row's member names the signed-in person as its advisor. */
export const ledMember = (table: string) =>
  sql`exists (select from sessions s where s.user_id = ${sql.raw(table)}.user_id and s.advisor_id = app_user())`
