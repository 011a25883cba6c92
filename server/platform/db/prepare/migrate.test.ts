import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '#tests/database/createTestDatabase.ts'
import { createTestDatabase } from '#tests/database/createTestDatabase.ts'
import { prepareDatabase } from './migrate.ts'

// One try: whatever asks for a lock that is held fails at once.
const oneTry = { lockMs: 50, tries: 1, pause: async () => undefined }
const here = join(import.meta.dirname, '../../..')

let database: TestDatabase
let clients: pg.Client[]
let folders: string[]
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  clients = []
  folders = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  clients.push(client)
  return client
}

/** Somebody who began to read and has not ended; they hold every table until `end`. */
async function openRead(): Promise<{ end(): Promise<unknown> }> {
  const client = await connect()
  await client.query('begin')
  const { rows } = await client.query(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  for (const { name } of rows) await client.query(`select from ${name} limit 1`)
  return { end: () => client.query('commit') }
}

/** The SQL of this version with one file changed. */
function changedRoot(path: string, change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'jul-sql-'))
  folders.push(root)
  cpSync(here, join(root, 'server'), {
    recursive: true,
    filter: (name) => !/\.(ts|tsx)$/.test(name),
  })
  mkdirSync(join(root, 'server', path, '..'), { recursive: true })
  const file = join(root, 'server', path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return root
}

/** Which version of every table, policy and function the catalogue holds. */
async function versions(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(
    `select 'table ' || oid::regclass as what, xmin::text from pg_class where relnamespace = 'public'::regnamespace
     union all select 'policy ' || polname || polrelid::regclass, xmin::text from pg_policy
     union all select 'function ' || oid::regprocedure, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
     order by 1`,
  )
  return rows
}

const prepare = (more: Partial<Parameters<typeof prepareDatabase>[0]> = {}) =>
  prepareDatabase({ ownerUrl: database.ownerUrl, lockRetry: oneTry, ...more })

describe('a start on a database that was prepared before', () => {
  it('touches nothing where nothing changed, waits for no open read and holds up no reader', async () => {
    const client = await connect()
    const before = await versions(client)
    const read = await openRead()
    const [prepared, other] = await Promise.all([
      prepare(),
      client.query('select count(*)::int as n from profiles'),
    ])
    expect(prepared.loginUrl).toContain('app_login')
    expect(other.rows).toEqual([{ n: 0 }])
    expect(await versions(client)).toEqual(before)
    await read.end()
  })

  it('applies a changed function while a read is open, since that locks no table', async () => {
    const read = await openRead()
    const root = changedRoot('accounts/functions.sql', (text) => text.replaceAll(`'Unknown'`, `'Someone'`))
    await prepare({ root })
    const client = await connect()
    const { rows } = await client.query(`select prosrc from pg_proc where proname = 'app_name'`)
    expect(rows[0].prosrc).toContain('Someone')
    const before = await versions(client)
    await prepare({ root })
    expect(await versions(client)).toEqual(before)
    await read.end()
  })

  it('brings back what was changed by hand: a function, a grant, a forced rule', async () => {
    const client = await connect()
    await client.query(`
      drop function app_names(uuid[]);
      grant delete on profiles to app_member;
      alter table sessions no force row level security;
      drop policy owner_functions on consents;
      create table made_by_hand (id int)`)
    await prepare()
    const { rows } = await client.query(`
      select to_regprocedure('app_names(uuid[])') is not null as "hasFunction",
        has_table_privilege('app_member', 'profiles', 'delete') as "hasGrant",
        (select bool_and(relforcerowsecurity and relrowsecurity) from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r') as "isForced",
        (select count(*)::int from pg_policy where polname = 'owner_functions') as owners,
        (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as tables`)
    expect(rows).toEqual([
      {
        hasFunction: true,
        hasGrant: false,
        isForced: true,
        owners: rows[0].tables,
        tables: expect.any(Number),
      },
    ])
  })

  it('opens nothing to everybody that a feature forgot to close', async () => {
    const root = changedRoot(
      'board/functions.sql',
      (text) => `${text}\ncreate function app_forgotten() returns int language sql as 'select 1';\n`,
    )
    await prepare({ root })
    const client = await connect()
    const { rows } = await client.query(
      `select has_function_privilege('public', 'app_forgotten()', 'execute') as open`,
    )
    expect(rows).toEqual([{ open: false }])
  })

  it('names the file whose SQL is wrong, and leaves everything as it was', async () => {
    const client = await connect()
    const before = await versions(client)
    const root = changedRoot('consent/functions.sql', (text) => `${text}\nselect nonsense;\n`)
    await expect(prepare({ root })).rejects.toThrow('server/consent/functions.sql: column "nonsense"')
    const after = await versions(client)
    // before.sql ran; what it makes is the same again.
    const isOfBefore = (each: unknown) =>
      /app_(user|advises|may|is_admin|is_demo)\(/.test(JSON.stringify(each))
    expect(after.filter((each) => !isOfBefore(each))).toEqual(before.filter((each) => !isOfBefore(each)))
  })
})

describe('a database of another version', () => {
  it('is refused where other migrations made it, before anything is touched', async () => {
    const client = await connect()
    await client.query(`update jul.__drizzle_migrations set created_at = created_at - 1`)
    const before = await versions(client)
    await expect(prepare()).rejects.toThrow(
      'DATABASE_OWNER_URL: the database was made by an earlier version of JUL; name an empty one, then start again.',
    )
    await expect(prepare({ dataDir: './data' })).rejects.toThrow(
      'DATA_DIR: ./data was made by an earlier version of JUL; move it away or delete it, then start again.',
    )
    expect(await versions(client)).toEqual(before)
    await client.query(`update jul.__drizzle_migrations set created_at = created_at + 1`)
  })

  it('opens where a later version added to these migrations, and leaves the rights to that one', async () => {
    const client = await connect()
    await client.query(
      `insert into jul.__drizzle_migrations (hash, created_at)
       select 'later', max(created_at) + 1 from jul.__drizzle_migrations`,
    )
    const before = await versions(client)
    await prepare({ root: changedRoot('board/functions.sql', (text) => `${text}\nselect nonsense;\n`) })
    expect(await versions(client)).toEqual(before)
    await client.query(`delete from jul.__drizzle_migrations where hash = 'later'`)
  })
})

describe('a start that has to change a table somebody reads', () => {
  beforeEach(async () => {
    await (await connect()).query('alter table profiles no force row level security')
  })

  it('asks for the lock briefly and again; other readers get through between its tries', async () => {
    const read = await openRead()
    const reader = await connect()
    const pauses: number[] = []
    const lines: string[] = []
    let answered = 0
    await prepare({
      log: (line) => lines.push(line),
      lockRetry: {
        lockMs: 100,
        tries: 10,
        pause: async (ms) => {
          pauses.push(ms)
          // The first read is still open, and nobody stands in the queue before this one.
          answered += (await reader.query('select count(*) from profiles')).rows.length
          if (pauses.length === 3) await read.end()
        },
      },
    })
    expect(pauses).toEqual([200, 400, 800])
    expect(answered).toBe(3)
    expect(lines).toEqual(['The tables are in use; their change is tried again.'])
    const { rows } = await reader.query(
      `select relforcerowsecurity as forced from pg_class where oid = 'profiles'::regclass`,
    )
    expect(rows).toEqual([{ forced: true }])
  })

  it('holds up a reader who comes while it asks for no longer than one try', async () => {
    const read = await openRead()
    const reader = await connect()
    const watcher = await connect()
    const { rows: pid } = await reader.query('select pg_backend_pid() as pid')
    const order: string[] = []
    let queued: Promise<unknown> | null = null
    const asking = prepare({
      lockRetry: {
        lockMs: 300,
        tries: 1_000,
        pause: async () => {
          if (!queued) return
          await queued
          order.push('the first read ends')
          await read.end()
        },
      },
    })
    await until(watcher, `select from pg_locks where not granted and relation = 'profiles'::regclass`)
    queued = reader
      .query('select count(*) from profiles')
      .then(() => order.push('the reader who came is answered'))
    await until(
      watcher,
      `select from pg_stat_activity where pid = ${pid[0].pid} and (wait_event_type = 'Lock' or query like '%profiles')`,
    )
    await asking
    expect(order).toEqual(['the reader who came is answered', 'the first read ends'])
  })

  it('gives up in one line that says what to do', async () => {
    const read = await openRead()
    await expect(prepare({ lockRetry: { ...oneTry, tries: 3 } })).rejects.toThrow(
      /^The database is in use: an open transaction holds a table .* End it, then start again\.$/,
    )
    await read.end()
    await prepare()
  })

  // The last, since it takes the database further than this version.
  it('asks for the locks of a migration in the same way', async () => {
    const root = changedRoot('platform/db/migrations/meta/_journal.json', (text) => {
      const journal = JSON.parse(text)
      const last = journal.entries.at(-1)
      journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' })
      return JSON.stringify(journal)
    })
    writeFileSync(
      join(root, 'server/platform/db/migrations/9999_later.sql'),
      'alter table profiles add column later int',
    )
    const read = await openRead()
    let tries = 0
    await prepare({
      root,
      lockRetry: { lockMs: 50, tries: 10, pause: async () => void (++tries === 2 && (await read.end())) },
    })
    expect(tries).toBe(2)
    await (await connect()).query('select later from profiles')
  })
})

/** Asks until there is an answer; the database itself is what is waited for. */
async function until(client: pg.Client, statement: string): Promise<void> {
  while ((await client.query(statement)).rowCount === 0);
}
