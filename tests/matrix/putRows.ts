import type pg from 'pg'

type Row = Readonly<Record<string, unknown>>

/** Rows straight into a table, behind every rule; all rows of one call have the same columns. */
export async function putRows(owner: pg.Pool, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await owner.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
