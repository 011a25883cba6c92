import { firstPrevious } from '#domain/audit/rules/chain.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { ExportRow } from './rules/sealedRow.ts'
import { sealedColumns } from './rules/sealedRow.ts'

const BATCH = 500

const rowsFrom = sqlStatement<[first: string, last: string], ExportRow>(
  `select ${sealedColumns}, seal_number::text, seal, request_id, details, ip_address, user_agent, sign_in_id
   from audit_events left join audit_details on event_id = id
   where seal_number between $1::bigint and $2::bigint order by audit_events.seal_number limit ${BATCH}`,
)
const sealBefore = sqlStatement<[number: string], { seal: string | null }>(
  `select coalesce((select seal from audit_events where seal_number = $1::bigint - 1),
     (select seal from audit_cuts where seal_number = $1::bigint - 1)) as seal`,
)
const sealAt = sqlStatement<[number: string], { seal: string }>(
  'select seal from audit_events where seal_number = $1::bigint',
)

/** Some events in the order of their seals, and the number of the next, or null at the end. */
export async function readTrailPart(
  db: Db,
  first: string,
  last: string,
): Promise<{ rows: ExportRow[]; next: string | null }> {
  const rows = await rowsFrom(db, first, last)
  const end = rows.at(-1)
  const next = end && rows.length === BATCH ? (BigInt(end.seal_number) + 1n).toString() : null
  return { rows, next: next !== null && BigInt(next) > BigInt(last) ? null : next }
}

/** The seal that the event with this number is chained to. */
export async function readPrevious(db: Db, number: string): Promise<string> {
  return (await sealBefore(db, number))[0]?.seal ?? firstPrevious
}

export async function readSeal(db: Db, number: string): Promise<string> {
  const [row] = await sealAt(db, number)
  if (!row) throw new NotFound('seal')
  return row.seal
}
