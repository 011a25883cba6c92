import { Buffer } from 'node:buffer'
import { loadOwnSignIns } from '#server/accounts/devices/queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { Archive } from './exportArchive.ts'
import { leftOut } from './leftOut.ts'

// A transcript alone may have some megabytes.
const ROWS = 50
// The requests themselves are about earlier exports.
const LEFT_OUT = ['data_requests']

/** Every table with rows of a person's own that this role may read at all, and the column that says whose they are. */
const listTables = sqlStatement<[], { table: string; column: string }>(
  `select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
     and (a.attname = 'user_id' or (c.relname = 'profiles' and a.attname = 'id'))
     and has_table_privilege(c.oid, 'select') order by 1`,
)
/**
 * What stands in no table that this role may read: a person's address, where they are signed in as they see it (4.13.19), and what
 * hangs on their confirmed address and not on their id.
 */
const byFunction: Readonly<Record<string, (db: Db) => Promise<readonly { row: string }[]>>> = {
  'account.json': sqlStatement<[], { row: string }>(
    'select to_jsonb(a)::text as row from app_own_account() a',
  ),
  'sign_ins.json': async (db) =>
    (await loadOwnSignIns(db, null)).map(({ id, device, network, firstSeenAt, lastSeenAt }) => ({
      row: JSON.stringify({ id, device, network, first_seen_at: firstSeenAt, last_seen_at: lastSeenAt }),
    })),
  'newsletter.json': sqlStatement<[], { row: string }>(
    'select to_jsonb(s)::text as row from app_own_subscriptions() s',
  ),
  'messages.json': sqlStatement<[], { row: string }>(
    'select to_jsonb(m)::text as row from app_own_messages() m',
  ),
}

type Source = { table: string; column: string; userId: string }

/**
 * Every table with rows of a person's as one JSON file, read with their own eyes, so that the row rules decide what is in it and a
 * new table is in it by itself (K37), but for what the calls hide (`leftOut`); and what tables closed to them hold: their address, where
 * they are signed in, what they get by mail and what they sent by the forms of the site. `tell` hears how much of it is done.
 */
export async function exportRows(
  db: Db,
  archive: Archive,
  { userId, mostBytes, tell }: { userId: string; mostBytes: number; tell(part: number): Promise<unknown> },
): Promise<void> {
  // As they stand in memory, before they are packed.
  let size = 0
  const counted = (rows: readonly string[]) => {
    for (const row of rows) size += Buffer.byteLength(row)
    if (size > mostBytes) throw new Error('an export outgrew its bound')
    return rows
  }
  const tables = (await listTables(db)).filter(({ table }) => !LEFT_OUT.includes(table))
  for (const [at, { table, column }] of tables.entries()) {
    const source = { table, column, userId }
    const first = counted(await readRows(db, source, 0))
    if (first.length > 0) await archive.add(`${table}.json`, jsonOf(db, source, first, counted))
    await tell((at + 1) / tables.length)
  }
  for (const [name, list] of Object.entries(byFunction)) {
    const rows = counted((await list(db)).map(({ row }) => row))
    if (rows.length > 0) await archive.add(name, asJson(rows))
  }
}

/** Rows as they are read, as one array. */
async function* jsonOf(
  db: Db,
  source: Source,
  first: readonly string[],
  counted: (rows: readonly string[]) => readonly string[],
): AsyncGenerator<string> {
  yield `[\n${first.join(',\n')}`
  let [last, taken] = [first.length, first.length]
  while (last === ROWS) {
    const rows = counted(await readRows(db, source, taken))
    if (rows.length > 0) yield `,\n${rows.join(',\n')}`
    last = rows.length
    taken += last
  }
  yield '\n]\n'
}

async function* asJson(rows: readonly string[]): AsyncGenerator<string> {
  yield `[\n${rows.join(',\n')}\n]\n`
}

/** Some rows as JSON texts. The names come from the catalogue of the database, never from outside. */
async function readRows(db: Db, { table, column, userId }: Source, offset: number): Promise<string[]> {
  const { columns = [], rows: shown = 'true' } = leftOut[table] ?? {}
  const { rows } = await db.lease.query<{ row: string }>(
    {
      text: `select (to_jsonb(t) - $3::text[])::text as row from "${table}" t where t."${column}" = $1 and ${shown}
        order by t.ctid limit ${ROWS} offset $2`,
    },
    [userId, offset, columns],
  )
  return rows.map(({ row }) => row)
}
