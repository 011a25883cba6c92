import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const namesOf = sqlStatement<[ids: readonly string[]], { id: string; name: string }>(
  'select id, name from app_names($1::uuid[])',
)

/** Display names of people the reader may know, by id; others are simply absent. */
export async function findNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  return new Map((await namesOf(db, wanted)).map((row) => [row.id, row.name]))
}
