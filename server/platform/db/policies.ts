import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
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

/** A further rule for a table of the platform, stated by the feature whose rows it asks for and named after it. */
export function allowFor(
  feature: string,
  table: PgTable,
  role: RowRole,
  command: 'select' | 'insert',
  rule: SQL,
) {
  return pgPolicy(`${role}_${command}_${feature}`, {
    as: 'permissive',
    to: roleOf[role],
    for: command,
    ...(command === 'select' ? { using: rule } : { withCheck: rule }),
  }).link(table)
}

/** The signed-in person's own rows. */
export const own = sql`user_id = app_user()`
export const everyRow = sql`true`
