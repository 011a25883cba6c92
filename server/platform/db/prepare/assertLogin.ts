import type pg from 'pg'

/** Refuses a login that could see past the row rules; the message names what to change. */
export async function assertLogin(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{
    name: string
    super: boolean
    bypass: boolean
    inherits: boolean
    owns: number
  }>(
    `select rolname as name, rolsuper as super, rolbypassrls as bypass, rolinherit as inherits,
      (select count(*)::int from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as owns
     from pg_roles r where rolname = session_user`,
  )
  const login = rows[0]
  if (!login) throw new Error('DATABASE_URL: the login has no role of its own')
  const fault = login.super
    ? 'is a superuser'
    : login.bypass
      ? 'bypasses row rules'
      : login.inherits
        ? 'inherits the rights of its roles'
        : login.owns > 0
          ? 'owns tables'
          : null
  if (fault)
    throw new Error(`DATABASE_URL: the login "${login.name}" ${fault}; make one with: npm run db:init`)
}
