import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { openClient } from '../pool.ts'

/**
 * The three logins of the server, and what each may become: whoever holds the one that serves calls becomes neither the
 * identity library nor the jobs, which pass the row rules of members. None owns, inherits or bypasses anything.
 */
export const logins = {
  calls: { name: 'app_login', variable: 'DATABASE_URL', roles: ['app_public', 'app_member', 'app_staff'] },
  auth: { name: 'app_auth_login', variable: 'DATABASE_AUTH_URL', roles: ['app_auth'] },
  jobs: { name: 'app_jobs_login', variable: 'DATABASE_JOBS_URL', roles: ['app_jobs'] },
} as const

export type LoginKind = keyof typeof logins
export type DatabaseUrls = { readonly loginUrl: string; readonly authUrl: string; readonly jobsUrl: string }

const ALL_ROLES = ['app_public', 'app_member', 'app_staff', 'app_jobs', 'app_auth']
// What the entrance of a call does before it is known who asks.
const ENTRANCE = [
  'app_actor(text, boolean)',
  'app_touch(text, interval)',
  'app_take(text, int, interval)',
  'app_wait(text, int, interval)',
  'app_audit_refusals(jsonb)',
  'app_note_timing(text, text, jsonb, text, text, text, text)',
]

/** Makes the logins that are not named as there already, and gives each what it may become and nothing more. */
export async function prepareLogins(
  client: pg.Client,
  ownerUrl: string,
  there: Partial<Record<LoginKind, string>>,
): Promise<{ isChanged: boolean; urls: DatabaseUrls }> {
  let isChanged = false
  const prepare = async (kind: LoginKind) => {
    const named = there[kind]
    const { name, url } = named
      ? { name: named, url: ownerUrl }
      : await makeLogin(client, ownerUrl, logins[kind].name)
    if (await admit(client, kind, name)) isChanged = true
    return url
  }
  const loginUrl = await prepare('calls')
  const authUrl = await prepare('auth')
  const jobsUrl = await prepare('jobs')
  return { isChanged, urls: { loginUrl, authUrl, jobsUrl } }
}

async function makeLogin(client: pg.Client, ownerUrl: string, name: string) {
  const url = new URL(ownerUrl)
  // Derived, so that every start and every node knows it and nothing needs to store it.
  const password = createHmac('sha256', url.password || ownerUrl)
    .update(name)
    .digest('hex')
  const { rows } = await client.query<{ isSound: boolean }>(
    'select rolcanlogin and not rolinherit as "isSound" from pg_roles where rolname = $1',
    [name],
  )
  url.username = name
  url.password = password
  const login = { name, url: url.toString() }
  if (rows[0]?.isSound && (await isOpen(login.url))) return login
  // What is more than that only a superuser may even take away; the server refuses such a login (assertLogin.ts).
  const verb = rows[0] ? 'alter' : 'create'
  await client.query(`${verb} role ${name} login noinherit password '${password}'`)
  return login
}

/** A login that opens stays untouched: roles are of the whole cluster, where other databases are prepared as well. */
async function isOpen(loginUrl: string): Promise<boolean> {
  const client = openClient({ connectionString: loginUrl, application_name: 'jul migrate' })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** True where anything of it was new; what an earlier version gave beyond that is taken back. */
async function admit(client: pg.Client, kind: LoginKind, login: string): Promise<boolean> {
  const roles: readonly string[] = logins[kind].roles
  const others = ALL_ROLES.filter((role) => !roles.includes(role))
  const entrance = kind === 'calls' ? ENTRANCE : []
  const { rows } = await client.query<{ isIn: boolean }>(
    `select has_schema_privilege($1, 'public', 'usage')
       and (select bool_and(pg_has_role($1, role, 'member')) from unnest($2::text[]) as role)
       and not (select bool_or(pg_has_role($1, role, 'member')) from unnest($3::text[]) as role)
       and (select coalesce(bool_and(has_function_privilege($1, name, 'execute')), true) from unnest($4::text[]) as name) as "isIn"`,
    [login, roles, others, entrance],
  )
  if (rows[0]?.isIn) return false
  const name = client.escapeIdentifier(login)
  await client.query(`
    revoke ${others.join(', ')} from ${name};
    grant ${roles.join(', ')} to ${name};
    grant usage on schema public to ${name};
    ${entrance.length > 0 ? `grant execute on function ${entrance.join(', ')} to ${name};` : ''}`)
  return true
}
