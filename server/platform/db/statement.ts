import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import { Column, is, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgTimestamp } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from './database.ts'
import { asClient } from './database.ts'
import type { Lease } from './lease.ts'
import { fixedName } from './lease.ts'

// Drizzle ties a prepared statement to the client it was made on. This one has no connection of its own: it sends on the
// lease that the statement is run for, so that one preparation serves every transaction (docs/decisions).
const running = new AsyncLocalStorage<Lease>()
const unbound = drizzle(
  asClient({
    query: (...sent) => {
      const lease = running.getStore()
      return lease ? lease.query(...sent) : Promise.reject(new Error('no transaction'))
    },
  }),
)

type Builder = Omit<typeof unbound, 'transaction'>
type Prepared<Result> = { execute(values: Record<string, unknown>): Promise<Result> }
type Preparable<Result> = { toSQL(): { sql: string }; prepare(name: string): Prepared<Result> }
/** The values of a statement as it names them while it is built. */
export type Args<Values> = { readonly [Name in keyof Values]: SQL<Values[Name]> }

// As SQL and not as a bare placeholder: the builder would encode that for its column, and fails at null.
const args = new Proxy({}, { get: (_target, name) => sql`${sql.placeholder(String(name))}` })

/**
 * A statement whose text never changes: built once, named by its text, planned once on each connection. Building costs
 * four times what sending does, planning ten times. `const cardById = statement((q, { id }: Args<{ id: string }>) => q.select()…)`.
 */
export function statement<Values extends Record<string, unknown>, Result>(
  build: (q: Builder, args: Args<Values>) => Preparable<Result>,
): (db: Db, values: Values) => Promise<Result> {
  let prepared: Prepared<Result> | undefined
  return (db, values) => {
    const ready = prepared ?? prepare(build(unbound, args as Args<Values>)) // safe because every name answers with its placeholder
    prepared = ready
    return running.run(db.lease, () => ready.execute(values))
  }
}

function prepare<Result>(query: Preparable<Result>): Prepared<Result> {
  return query.prepare(fixedName(query.toSQL().sql))
}

/** The same for SQL that the builder cannot say; values in the order of `$1`, `$2` …, rows by the names of their columns. */
export function sqlStatement<Values extends readonly unknown[], Row extends pg.QueryResultRow>(
  text: string,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const named = { name: fixedName(text), text }
  return async (db, ...values) => (await db.lease.query<Row>(named, values)).rows
}

/** A statement whose rows are each one value. */
export function rowStatement<Values extends Record<string, unknown>, Row>(
  build: (q: Builder, args: Args<Values>) => Preparable<{ row: Row }[]>,
): (db: Db, values: Values) => Promise<Row[]> {
  const run = statement(build)
  return async (db, values) => (await run(db, values)).map(({ row }) => row)
}

/** A row as one value, to select or return: `q.select(jsonRow<CardRow>(columns))`. */
type JsonRow<Row> = { row: SQL<Row> }

/**
 * PostgreSQL writes the row as one JSON value: of twenty columns the driver would describe each with every answer, which
 * costs more than what is in them. By hand because the builder has no word for it. Not for columns that are wider than a
 * JavaScript number.
 */
export function jsonRow<Row extends Record<string, unknown>>(
  columns: {
    readonly [Name in keyof Row]: Column | SQL
  },
): JsonRow<Row> {
  const named = Object.entries<Column | SQL>(columns)
  const pairs = named.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  const instants = named.flatMap(([name, column]) =>
    is(column, Column) && is(column, PgTimestamp) ? [name] : [],
  )
  const row = sql<Row>`json_build_object(${sql.join(pairs, sql`, `)})`
  return { row: row.mapWith((value: Record<string, unknown>) => withInstants(value, instants) as Row) } // safe because each name is one of the row's own
}

function withInstants(row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  for (const name of names) {
    const at = row[name]
    if (typeof at === 'string') row[name] = new Date(at)
  }
  return row
}
