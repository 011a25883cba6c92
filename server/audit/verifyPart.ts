import type pg from 'pg'
import { auditLimits } from '#domain/audit/limits.ts'
import { firstPrevious, verifyChain } from '#domain/audit/rules/chain.ts'
import type { SealedRow } from './rules/sealedRow.ts'
import { sealedColumns } from './rules/sealedRow.ts'
import { sha256, toLine } from './sealEvents.ts'

/** A pool, a client, or the lease of a call. */
export type Reader = {
  query<Row extends pg.QueryResultRow>(
    statement: { text: string },
    values: unknown[],
  ): Promise<{ rows: Row[] }>
}

/** What one part of the chain shows. `last` is its last event that fits, `broken` the first that does not. */
export type PartVerdict = {
  count: number
  last: { number: string; at: Date } | null
  broken: { id: string; at: Date } | null
  isEnd: boolean
}

// By the table's own number: the one that is read is text, and '10' comes before '2'.
// From the first, it begins where old months were dropped, with the seal that was kept of them.
const part = `with start as materialized (
    select coalesce($1::bigint, (select max(seal_number) from audit_cuts), 0) as number)
  select ${sealedColumns}, seal, seal_number::text,
    coalesce((select p.seal from audit_events p where p.seal_number = start.number),
      (select c.seal from audit_cuts c where c.seal_number = start.number)) as previous
  from audit_events, start where seal_number > start.number order by audit_events.seal_number limit $2::int`

/**
 * Verifies the sealed events after the one with the number `after`, or from the first. What stands before is taken
 * as it is sealed: a reader who comes part by part has seen that it fits.
 */
export async function verifyPart(
  reader: Reader,
  after: string | null,
  limit: number = auditLimits.verifyPart,
): Promise<PartVerdict> {
  const { rows } = await reader.query<
    SealedRow & { seal: string; seal_number: string; previous: string | null }
  >({ text: part }, [after, limit])
  const verdict = verifyChain(
    rows.map((row) => ({ ...toLine(row), seal: row.seal })),
    sha256,
    // A number that nobody has is the seal of nothing: what follows it does not fit.
    { previous: rows[0]?.previous ?? (after === null ? firstPrevious : '') },
  )
  const count = verdict.ok ? rows.length : verdict.index
  const last = rows[count - 1]
  const broken = verdict.ok ? undefined : rows[verdict.index]
  return {
    count,
    last: last ? { number: last.seal_number, at: last.at } : null,
    broken: broken ? { id: broken.id, at: broken.at } : null,
    isEnd: !verdict.ok || rows.length < limit,
  }
}
