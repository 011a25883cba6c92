import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { installQueues } from '#server/jobs/install.ts'
import { applyFunctions, readFunctionFiles } from './functionFiles.ts'
import { openClient } from './pool.ts'

const LOGIN = 'app_login'
// Two nodes that start together migrate one after the other.
const MIGRATION_LOCK = 7_351_001
const SERVER = join(process.env.JUL_ROOT ?? process.cwd(), 'server')

/**
 * Brings a database to this version, as its owner: roles, migrations, row rules, job queues. Safe to run at
 * every start and by several nodes at once. Answers the address for the login, which owns nothing.
 * `login` names an existing login of a production database; without it `app_login` is made here.
 */
export async function prepareDatabase(options: {
  ownerUrl: string
  login?: string
  log?: (line: string) => void
}): Promise<{ loginUrl: string }> {
  const client = openClient({ connectionString: options.ownerUrl, application_name: 'jul migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = '20s'`)
    await client.query(await readFile(join(SERVER, 'db/before.sql'), 'utf8'))
    await migrate(drizzle(client), {
      migrationsFolder: join(SERVER, 'db/migrations'),
      migrationsSchema: 'jul',
    })
    await installQueues(client)
    await applyFunctions(client, await readFunctionFiles(SERVER))
    const { name, url } = options.login
      ? { name: options.login, url: options.ownerUrl }
      : await makeLogin(client, options.ownerUrl)
    await admit(client, name)
    return { loginUrl: url }
  } finally {
    await client.end()
  }
}

async function makeLogin(client: pg.Client, ownerUrl: string) {
  const url = new URL(ownerUrl)
  // Derived, so that every start and every node knows it and nothing needs to store it.
  const password = createHmac('sha256', url.password || ownerUrl)
    .update(LOGIN)
    .digest('hex')
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [LOGIN])
  // What is more than that only a superuser may even take away; the server refuses such a login (assertLogin.ts).
  const verb = rowCount ? 'alter' : 'create'
  await client.query(`${verb} role ${LOGIN} login noinherit password '${password}'`)
  url.username = LOGIN
  url.password = password
  return { name: LOGIN, url: url.toString() }
}

/** The login may become any of the house's roles, and call by itself only what the entrance needs. */
async function admit(client: pg.Client, login: string): Promise<void> {
  const name = client.escapeIdentifier(login)
  await client.query(`
    grant app_public, app_member, app_staff, app_jobs, app_auth to ${name};
    grant usage on schema public to ${name};
    grant execute on function app_actor(text), app_touch(text, interval), app_take(text, int, interval),
      app_wait(text, int, interval), app_audit_refusal(uuid, text, text, text, text, text, text) to ${name};`)
}
