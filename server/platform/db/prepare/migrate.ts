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
import type { DatabaseUrls, LoginKind } from './logins.ts'
import { prepareLogins } from './logins.ts'
import { forceRowSecurity } from './rowSecurity.ts'
import { makeStamp, readStamp, writeStamp } from './stamp.ts'

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
 * Answers the addresses of the three logins, which own nothing. `logins` names those of a production database that
 * are there already; the others are made here.
 */
export async function prepareDatabase(options: {
  ownerUrl: string
  logins?: Partial<Record<LoginKind, string>>
  log?: (line: string) => void
  /** The folder of the embedded database, for what is said of it; without it that is DATABASE_OWNER_URL. */
  dataDir?: string
  /** Where `server/` stands with its SQL. */
  root?: string
  lockRetry?: LockRetry
}): Promise<DatabaseUrls> {
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
    const { isChanged: isAdmitted, urls } = await prepareLogins(
      client,
      options.ownerUrl,
      options.logins ?? {},
    )
    if (isChanged || isAdmitted) await writeStamp(client, await makeStamp(client, textsOf(sources)))
    return urls
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
