import type pg from 'pg'
import type { Name } from './cast.ts'
import { isDemo, isStaff, leaderOf, standing } from './cast.ts'
import { owners } from './seedAppRows.ts'
import type { Reach, TableRule } from './tableRule.ts'
import type { World } from './world.ts'

/** Who comes to the tables: people under the role that a call of theirs would have, and the three roles without a person. */
export const comers = [
  ...([
    'desktopProOther',
    'desktopPro',
    'demo',
    'staffAssigned',
    'staffUnassigned',
    'staffScheduler',
    'manager',
    'admin',
  ] as const),
  ...(['public', 'jobs', 'auth'] as const),
] as const
export type Comer = (typeof comers)[number]
export const commands = ['select', 'insert', 'update', 'delete'] as const
export type Command = (typeof commands)[number]

export type Row = Readonly<Record<string, unknown>>
export type Case = {
  comer: Comer
  command: Command
  owner: Name | null
  state: string
  row: Row
  allowed: boolean
}

/** Every case of one table: one row per owner and state, each comer, each command. */
export async function casesOf(
  client: pg.ClientBase,
  table: string,
  rule: TableRule,
  world: World,
): Promise<Case[]> {
  const { rows } = await client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t order by t::text`,
  )
  const picked = new Map<string, Omit<Case, 'comer' | 'command' | 'allowed'>>()
  for (const { row } of rows) {
    const owner = rule.owner === null ? null : (world.ownerOf.get(String(row[rule.owner])) ?? null)
    if (rule.owner !== null && (owner === null || !owners.includes(owner))) continue
    const state = rule.stateOf?.(row) ?? ''
    const key = `${owner} ${state}`
    if (!picked.has(key)) picked.set(key, { owner, state, row })
  }
  return [...picked.values()].flatMap((each) =>
    comers.flatMap((comer) =>
      commands.map((command) => ({
        ...each,
        comer,
        command,
        allowed: rule[command].some((reach) => reaches(reach, comer, each, world)),
      })),
    ),
  )
}

function reaches(
  reach: Reach,
  comer: Comer,
  { owner, state, row }: Pick<Case, 'owner' | 'state' | 'row'>,
  world: World,
): boolean {
  const [who, wanted] = reach.split('/')
  if (wanted !== undefined && wanted !== state) return false
  if (comer === 'public' || comer === 'jobs' || comer === 'auth') {
    return who === comer || (who === 'jobs:demo' && comer === 'jobs' && owner !== null && isDemo(owner))
  }
  const stands = owner === null ? 'stranger' : standing(comer, owner)
  if (who === 'member') return !isStaff(comer) && stands === 'own'
  if (!isStaff(comer)) return false
  if (who === 'self') return stands === 'own'
  if (who === 'advisor') return stands === 'advised'
  if (who === 'signer')
    return row.created_by === world.people[comer].id && (stands === 'own' || stands === 'advised')
  if (who === 'publisher') return (row.published_by ?? row.edited_by) === world.people[comer].id
  if (who === 'named') return row.advisor_id === world.people[comer].id
  if (who === 'leader') return owner !== null && stands !== 'demo' && leaderOf(owner) === comer
  if (who === 'director') return (comer === 'manager' || comer === 'admin') && stands !== 'demo'
  if (who === 'manager+demo') return comer === 'manager'
  if (who === 'manager') return comer === 'manager' && stands !== 'demo'
  if (who === 'admin') return comer === 'admin'
  return who === 'staff+demo' || (who === 'staff' && stands !== 'demo')
}

const roleOf = (comer: Comer): string =>
  comer === 'public' || comer === 'jobs' || comer === 'auth'
    ? `app_${comer}`
    : isStaff(comer)
      ? 'app_staff'
      : 'app_member'

// Refused by the rules or the grants. Anything later (a key that is taken, a missing parent) shows that both let it pass.
const REFUSED = '42501'
const PASSED = new Set(['23505', '23503', '23514', '23502'])

/** Comes as somebody: everything until the next call is seen with their eyes. Inside a transaction of the owner's. */
export async function comeAs(client: pg.ClientBase, comer: Comer, world: World): Promise<void> {
  const userId = comer in world.people ? world.people[comer as Name].id : '' // safe because the three roles are no people
  await client.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
    roleOf(comer),
    userId,
  ])
}

/** Tries one case and undoes it; true where the row was seen, changed or made. */
export async function tryCase(
  client: pg.ClientBase,
  table: string,
  keys: readonly string[],
  rule: TableRule,
  each: Case,
): Promise<boolean> {
  await client.query('savepoint before_case')
  try {
    const { rowCount } = await client.query(...statement(table, keys, rule, each))
    return (rowCount ?? 0) > 0
  } catch (error) {
    const { code } = error as { code?: string } // safe because the driver throws nothing else
    if (code === REFUSED) return false
    if (code && PASSED.has(code)) return true
    throw error
  } finally {
    await client.query('rollback to savepoint before_case; release savepoint before_case')
  }
}

/**
 * The same for a whole table at once, by a statement that reads no column: PostgreSQL then asks the rule of the
 * command alone, which the rule of `select` would otherwise hide.
 */
async function tryBlindly(
  client: pg.ClientBase,
  table: string,
  keys: readonly string[],
  rule: TableRule,
  cases: readonly Case[],
) {
  const [first] = cases
  if (!first) return []
  const places = async () => {
    const { rows } = await client.query<{ key: string; place: string }>(
      `select concat_ws(' ', ${keys.map((key) => `to_jsonb(t.${key}) #>> '{}'`).join(', ')}) as key, t.ctid::text as place from ${table} t`,
    )
    return new Map(rows.map((row) => [row.key, row.place]))
  }
  const { command } = first
  await client.query('savepoint before_blind')
  const visitor = await client.query(
    `select current_setting('role') as role, current_setting('app.user_id') as person`,
  )
  const become = (role: string) => client.query(`select set_config('role', $1, true)`, [role])
  await become('none')
  const before = await places()
  // Parents go without asking their children: only the row rules are tried here.
  await client.query(`select set_config('session_replication_role', 'replica', true)`)
  await become(visitor.rows[0].role)
  let refused = false
  try {
    if (command === 'delete') await client.query(`delete from ${table}`)
    else {
      const value = `(jsonb_populate_record(null::${table}, $1::jsonb)).${rule.touch}`
      await client.query(`update ${table} set ${rule.touch} = ${value}`, [JSON.stringify(first.row)])
    }
  } catch (error) {
    if ((error as { code?: string }).code !== REFUSED) throw error // safe because the driver throws nothing else
    refused = true
  }
  if (!refused) await become('none')
  const after = refused ? before : await places()
  await client.query('rollback to savepoint before_blind; release savepoint before_blind')
  return cases.flatMap((each) => {
    const key = keys.map((name) => String(each.row[name])).join(' ')
    const done = before.get(key) !== after.get(key)
    return done === each.allowed
      ? []
      : [`${done ? 'can' : 'cannot'} blindly ${command} ${each.owner ?? 'the app'}'s row ${each.state}`]
  })
}

function statement(
  table: string,
  keys: readonly string[],
  rule: TableRule,
  { command, row }: Case,
): [string, unknown[]] {
  const values = keys.map((key) => row[key])
  const isIt = keys.map((key, index) => `t.${key} = $${index + 1}`).join(' and ')
  if (command === 'select') return [`select from ${table} t where ${isIt}`, values]
  if (command === 'update')
    return [`update ${table} t set ${rule.touch} = ${rule.touch} where ${isIt}`, values]
  if (command === 'delete') return [`delete from ${table} t where ${isIt}`, values]
  const columns = (rule.written ?? Object.keys(row)).join(', ')
  return [
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify([row])],
  ]
}

/** The columns of each table's primary key. */
export async function primaryKeys(
  client: pg.ClientBase | pg.Pool,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ name: string; keys: string[] }>(
    `select c.relname as name, array(select a.attname::text from unnest(i.indkey::int2[]) k join pg_attribute a on a.attrelid = c.oid and a.attnum = k) as keys
     from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  )
  return new Map(rows.map((row) => [row.name, row.keys]))
}

/** Every case of a table that went otherwise than the rules say, as sentences; and how many there were. */
export async function tryTable(
  client: pg.ClientBase,
  table: string,
  keys: readonly string[],
  rule: TableRule,
  world: World,
) {
  const cases = await casesOf(client, table, rule, world)
  const wrong: string[] = []
  for (const comer of comers) {
    await client.query('savepoint before_comer')
    await comeAs(client, comer, world)
    for (const each of cases) {
      if (each.comer !== comer) continue
      const done = await tryCase(client, table, keys, rule, each)
      if (done === each.allowed) continue
      const row = `${each.owner ?? 'the app'}'s row${each.state ? ` (${each.state})` : ''}`
      wrong.push(`${table}: ${comer} ${done ? 'can' : 'cannot'} ${each.command} ${row}`)
    }
    for (const command of ['update', 'delete'] as const) {
      const mine = cases.filter((each) => each.comer === comer && each.command === command)
      wrong.push(
        ...(await tryBlindly(client, table, keys, rule, mine)).map((text) => `${table}: ${comer} ${text}`),
      )
    }
    await client.query('rollback to savepoint before_comer; release savepoint before_comer')
  }
  // The blind statements try each row of update and delete once more.
  const blind = cases.filter((each) => each.command === 'update' || each.command === 'delete').length
  return { count: cases.length + blind, wrong }
}
