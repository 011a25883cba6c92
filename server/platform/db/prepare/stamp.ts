import { createHash } from 'node:crypto'
import type pg from 'pg'

// Everything that before.sql, rowSecurity.ts and the files functions.sql say, as the database has it now. A policy
// that a migration brings is here because grants follow policies.
const CATALOGUE = `
  select encode(sha256(convert_to(coalesce(string_agg(line, e'\\n' order by line collate "C"), ''), 'UTF8')), 'hex') as print
  from (
    select format('relation %s %s %s %s %s %s', relname, relkind, relrowsecurity, relforcerowsecurity, reloptions, relacl) as line
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
    union all select format('view %s %s', c.relname, r.ev_action)
      from pg_class c join pg_rewrite r on r.ev_class = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    union all select format('column %s %s %s', c.relname, a.attname, a.attacl)
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attacl is not null
    union all select format('policy %s %s %s %s %s %s %s', c.relname, p.polname, p.polcmd, p.polpermissive,
        p.polroles::regrole[], p.polqual, p.polwithcheck)
      from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace
    union all select format('function %s %s %s %s %s %s %s', oid::regprocedure, prosrc, proowner::regrole, prosecdef,
        provolatile, proconfig, proacl)
      from pg_proc where pronamespace = 'public'::regnamespace
    union all select format('default %s %s %s', defaclrole::regrole, defaclobjtype, defaclacl)
      from pg_default_acl where defaclnamespace = 'public'::regnamespace
    union all select format('schema %s', nspacl) from pg_namespace where nspname = 'public'
    union all select format('role %s', rolname) from pg_roles
      where rolname in ('app_public', 'app_member', 'app_staff', 'app_jobs', 'app_auth')
    union all select format('owner %s', current_user)
  ) as everything`

/** What the texts and the catalogue were when they last agreed; null where they never did. */
export async function readStamp(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ stamp: string | null }>(
    `select obj_description(oid, 'pg_namespace') as stamp from pg_namespace where nspname = 'jul'`,
  )
  return rows[0]?.stamp ?? null
}

/** The stamp of these texts on the catalogue as it is: another text, or anything changed by hand, gives another. */
export async function makeStamp(client: pg.Client, texts: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ print: string }>(CATALOGUE)
  return createHash('sha256')
    .update(JSON.stringify([texts, rows[0]?.print]))
    .digest('hex')
}

export async function writeStamp(client: pg.Client, stamp: string): Promise<void> {
  await client.query(`comment on schema jul is ${client.escapeLiteral(stamp)}`)
}
