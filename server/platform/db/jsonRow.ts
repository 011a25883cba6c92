import type { SQL } from 'drizzle-orm'
import { Column, is, sql } from 'drizzle-orm'
import { PgTimestamp } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import type { Args, Builder, Preparable } from './statement.ts'
import { statement } from './statement.ts'

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

/** A statement whose rows are each one value. */
export function rowStatement<Values extends Record<string, unknown>, Row>(
  build: (q: Builder, args: Args<Values>) => Preparable<{ row: Row }[]>,
): (db: Db, values: Values) => Promise<Row[]> {
  const run = statement(build)
  return async (db, values) => (await run(db, values)).map(({ row }) => row)
}
