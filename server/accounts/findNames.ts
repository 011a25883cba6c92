import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** Display names of people the reader may know, by id; others are simply absent. */
export async function findNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from app_names(${sql.param(wanted)}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}
