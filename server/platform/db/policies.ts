import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { pgPolicy } from 'drizzle-orm/pg-core'
import { appAuth, appJobs, appMember, appPublic, appStaff } from './roles.ts'

const roleOf = { public: appPublic, member: appMember, staff: appStaff, jobs: appJobs, auth: appAuth }
export type RowRole = keyof typeof roleOf
export type Command = 'select' | 'insert' | 'update' | 'delete'

/** One policy per role and command; the same condition guards the row before and after a write, unless `written` is given. */
export function allow(role: RowRole, commands: readonly Command[], rule: SQL, written: SQL = rule) {
  return commands.map((command) =>
    pgPolicy(`${role}_${command}`, {
      as: 'permissive',
      to: roleOf[role],
      for: command,
      ...(command === 'insert' ? {} : { using: rule }),
      ...(command === 'select' || command === 'delete' ? {} : { withCheck: written }),
    }),
  )
}

/** The signed-in person's own rows. */
export const own = sql`user_id = app_user()`
/** Own rows, or those of a member whom the signed-in advisor is assigned to today (4.12.3). */
export const ownOrAdvised = sql`user_id = app_user() or app_advises(user_id)`
/**
 * Sessions, transcripts and minutes: the session's own advisor, as `led` finds them, the member's assigned advisors and
 * holders of sessions.manage (4.13.1).
 */
export const sessionStaff = (led: SQL) =>
  sql`user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or ${led}) and not app_is_demo(user_id))`
/** The row's `session_id` is a session of its member that names the signed-in person as its advisor. */
export const ledSession = (table: string) =>
  sql`exists (select from sessions s where s.id = session_id and s.user_id = ${sql.raw(table)}.user_id and s.advisor_id = app_user())`
/** A session with the row's member names the signed-in person as its advisor. */
export const ledMember = (table: string) =>
  sql`exists (select from sessions s where s.user_id = ${sql.raw(table)}.user_id and s.advisor_id = app_user())`
export const everyRow = sql`true`
