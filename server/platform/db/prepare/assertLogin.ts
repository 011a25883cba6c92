import type pg from 'pg'
import type { LoginKind } from './logins.ts'
import { logins } from './logins.ts'

/** Refuses a login that could see past the row rules, or become more than its work asks for; the message names what to change. */
export async function assertLogin(pool: pg.Pool, kind: LoginKind): Promise<void> {
  const { variable, roles } = logins[kind]
  const { rows } = await pool.query<{
    name: string
    super: boolean
    bypass: boolean
    inherits: boolean
    owns: number
    more: string[]
  }>(
    `select rolname as name, rolsuper as super, rolbypassrls as bypass, rolinherit as inherits,
      (select count(*)::int from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as owns,
      array(select m.rolname::text from pg_roles m
        where m.oid <> r.oid and not r.rolsuper and pg_has_role(r.oid, m.oid, 'member') and m.rolname <> all($1)
        order by 1) as more
     from pg_roles r where rolname = session_user`,
    [roles],
  )
  const login = rows[0]
  if (!login) throw new Error(`${variable}: the login has no role of its own`)
  const fault = login.super
    ? 'is a superuser'
    : login.bypass
      ? 'bypasses row rules'
      : login.inherits
        ? 'inherits the rights of its roles'
        : login.owns > 0
          ? 'owns tables'
          : login.more.length > 0
            ? `may become ${login.more.join(', ')}`
            : null
  if (fault)
    throw new Error(`${variable}: the login "${login.name}" ${fault}; make one with: npm run db:init`)
}
