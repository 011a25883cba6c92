import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { installQueues } from '#server/platform/jobs/install.ts'
import { openClient } from '../pool.ts'
import type { FunctionFile } from './functionFiles.ts'
import { applyFunctions, readFunctionFiles } from './functionFiles.ts'
import type { LockRetry, Retry } from './lockRetry.ts'
import { makeRetry, lockRetry as usualRetry } from './lockRetry.ts'
import { forceRowSecurity } from './rowSecurity.ts'
import { makeStamp, readStamp, writeStamp } from './stamp.ts'

const LOGIN = 'app_login'
// Two nodes that start together migrate one after the other.
const MIGRATION_LOCK = 7_351_001
const HISTORY = 'jul.__drizzle_migrations'

type Sources = {
  before: string
  migrationsFolder: string
  migrations: MigrationMeta[]
  functions: FunctionFile[]
}

/**
 * Brings a database to this version, as its owner: roles, migrations, row rules, job queues. Safe to run at
 * every start and by several nodes at once; where nothing changed it touches nothing and waits for nobody.
 * Answers the address for the login, which owns nothing.
 * `login` names an existing login of a production database; without it `app_login` is made here.
 */
export async function prepareDatabase(options: {
  ownerUrl: string
  login?: string
  log?: (line: string) => void
  /** The folder of the embedded database, for what is said of it; without it that is DATABASE_OWNER_URL. */
  dataDir?: string
  /** Where `server/` stands with its SQL. */
  root?: string
  lockRetry?: LockRetry
}): Promise<{ loginUrl: string }> {
  const sources = await readSources(join(options.root ?? process.env.JUL_ROOT ?? process.cwd(), 'server'))
  const lockRetry = options.lockRetry ?? usualRetry
  const client = openClient({ connectionString: options.ownerUrl, application_name: 'jul migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${lockRetry.lockMs}`)
    const retry = makeRetry(client, lockRetry, {
      waiting: () => options.log?.('The tables are in use; their change is tried again.'),
      gaveUp:
        'The database is in use: an open transaction holds a table that this version changes. End it, then start again.',
    })
    await assertHistory(client, sources, options.dataDir)
    const isChanged = await applyVersion(client, sources, retry)
    await retry(() => installQueues(client))
    const { name, url } = options.login
      ? { name: options.login, url: options.ownerUrl }
      : await makeLogin(client, options.ownerUrl)
    const isAdmitted = await admit(client, name)
    if (isChanged || isAdmitted) await writeStamp(client, await makeStamp(client, textsOf(sources)))
    return { loginUrl: url }
  } finally {
    await client.end()
  }
}

async function readSources(server: string): Promise<Sources> {
  const migrationsFolder = join(server, 'platform/db/migrations')
  const [before, functions] = await Promise.all([
    readFile(join(server, 'platform/db/before.sql'), 'utf8'),
    readFunctionFiles(server),
  ])
  return { before, migrationsFolder, migrations: readMigrationFiles({ migrationsFolder }), functions }
}

const textsOf = ({ before, functions }: Sources) => [before, ...functions.map(({ text }) => text)]

/** Roles, migrations, row security, functions and grants; false where nothing had to be touched. */
async function applyVersion(client: pg.Client, sources: Sources, retry: Retry): Promise<boolean> {
  const seen = (await readHistory(client)).length
  // A later version may grant less than this one knows of.
  if (seen > sources.migrations.length) return false
  if (
    seen === sources.migrations.length &&
    (await readStamp(client)) === (await makeStamp(client, textsOf(sources)))
  )
    return false
  await retry(() => client.query(sources.before))
  await retry(() =>
    migrate(drizzle(client), { migrationsFolder: sources.migrationsFolder, migrationsSchema: 'jul' }),
  )
  await forceRowSecurity(client, retry)
  await retry(() => applyFunctions(client, sources.functions))
  return true
}

/** Refuses a database that other migrations made: these would fail half-way, or be taken for done. */
async function assertHistory(client: pg.Client, { migrations }: Sources, dataDir?: string): Promise<void> {
  const seen = await readHistory(client)
  // A database that has seen more is that of a later version, and serves this one until the last node is replaced.
  const isOurs = migrations.every(
    ({ folderMillis }, at) => seen[at] === undefined || seen[at] === folderMillis,
  )
  if (isOurs) return
  throw new Error(
    dataDir
      ? `DATA_DIR: ${dataDir} was made by an earlier version of JUL; move it away or delete it, then start again.`
      : 'DATABASE_OWNER_URL: the database was made by an earlier version of JUL; name an empty one, then start again.',
  )
}

/** When each migration that this database has seen was made, the oldest first. */
async function readHistory(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ name: string | null }>('select to_regclass($1) as name', [HISTORY])
  if (!rows[0]?.name) return []
  const found = await client.query<{ madeAt: string }>(
    `select created_at as "madeAt" from ${HISTORY} order by created_at`,
  )
  return found.rows.map((row) => Number(row.madeAt))
}

async function makeLogin(client: pg.Client, ownerUrl: string) {
  const url = new URL(ownerUrl)
  // Derived, so that every start and every node knows it and nothing needs to store it.
  const password = createHmac('sha256', url.password || ownerUrl)
    .update(LOGIN)
    .digest('hex')
  const { rows } = await client.query<{ isSound: boolean }>(
    'select rolcanlogin and not rolinherit as "isSound" from pg_roles where rolname = $1',
    [LOGIN],
  )
  url.username = LOGIN
  url.password = password
  const login = { name: LOGIN, url: url.toString() }
  if (rows[0]?.isSound && (await isOpen(login.url))) return login
  // What is more than that only a superuser may even take away; the server refuses such a login (assertLogin.ts).
  const verb = rows[0] ? 'alter' : 'create'
  await client.query(`${verb} role ${LOGIN} login noinherit password '${password}'`)
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

const ROLES = ['app_public', 'app_member', 'app_staff', 'app_jobs', 'app_auth']
const ENTRANCE = [
  'app_actor(text)',
  'app_touch(text, interval)',
  'app_take(text, int, interval)',
  'app_wait(text, int, interval)',
  'app_audit_refusals(jsonb)',
]

/** The login may become any of these roles, and call by itself only what the entrance needs. True where that was new. */
async function admit(client: pg.Client, login: string): Promise<boolean> {
  const { rows } = await client.query<{ isIn: boolean }>(
    `select has_schema_privilege($1, 'public', 'usage')
       and (select bool_and(pg_has_role($1, role, 'member')) from unnest($2::text[]) as role)
       and (select bool_and(has_function_privilege($1, name, 'execute')) from unnest($3::text[]) as name) as "isIn"`,
    [login, ROLES, ENTRANCE],
  )
  if (rows[0]?.isIn) return false
  const name = client.escapeIdentifier(login)
  await client.query(`
    grant ${ROLES.join(', ')} to ${name};
    grant usage on schema public to ${name};
    grant execute on function ${ENTRANCE.join(', ')} to ${name};`)
  return true
}
