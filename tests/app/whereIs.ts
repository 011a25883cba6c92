import type { TestApp } from './testApp.ts'

type Column = { table: string; column: string; type: string }

/** Every column of the product's tables and of the queue's. */
export const allColumns = (at: Pick<TestApp, 'query'>): Promise<Column[]> =>
  at.query<Column>(
    `select c.table_schema || '.' || c.table_name as "table", c.column_name as "column", c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'`,
  )

/** Every table of the database with a row that says one of these words anywhere. */
export async function whereIs(at: Pick<TestApp, 'query'>, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of new Set((await allColumns(at)).map((each) => each.table))) {
    const rows = await at.query(
      `select from ${table} t where exists (select from unnest($1::text[]) w where position(w in to_jsonb(t)::text) > 0) limit 1`,
      [words],
    )
    if (rows.length > 0) found.push(table.replace('public.', ''))
  }
  return found.sort()
}
