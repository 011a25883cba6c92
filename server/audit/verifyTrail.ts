import type pg from 'pg'
import { auditLimits } from '#domain/audit/limits.ts'
import { firstPrevious, verifyChain } from '#domain/audit/rules/chain.ts'
import type { ChainVerdict } from '#domain/audit/types.ts'
import type { SealedRow } from './sealEvents.ts'
import { sealedColumns, sha256, toLine } from './sealEvents.ts'

type Reader = Pick<pg.ClientBase | pg.Pool, 'query'>

/** What one part of the chain shows. `last` is its last event that fits, `broken` the first that does not. */
export type PartVerdict = {
  count: number
  last: { number: string; at: Date } | null
  broken: { id: string; at: Date } | null
  isEnd: boolean
}

/**
 * Verifies the sealed events after the one with the number `after`, or from the first. What stands before is taken
 * as it is sealed: a reader who comes part by part has seen that it fits.
 */
export async function verifyPart(
  reader: Reader,
  after: string | null,
  limit: number = auditLimits.verifyPart,
): Promise<PartVerdict> {
  const { rows } = await reader.query<SealedRow & { seal: string; seal_number: string }>(
    // By the table's own number: the one that is read is text, and '10' comes before '2'.
    `select ${sealedColumns}, seal, seal_number::text from audit_events
     where seal_number > $1::bigint order by audit_events.seal_number limit ${limit}`,
    [after ?? '0'],
  )
  const verdict = verifyChain(
    rows.map((row) => ({ ...toLine(row), seal: row.seal })),
    sha256,
    { previous: after === null ? firstPrevious : await sealOf(reader, after) },
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

// A number that nobody has is the seal of nothing: what follows it does not fit.
async function sealOf(reader: Reader, number: string): Promise<string> {
  const { rows } = await reader.query<{ seal: string }>(
    'select seal from audit_events where seal_number = $1::bigint',
    [number],
  )
  return rows[0]?.seal ?? ''
}

/** Reads the whole trail from its first seal and says where it was touched, if anywhere (K34). */
export async function verifyTrail(reader: Reader): Promise<ChainVerdict> {
  let after: string | null = null
  let count = 0
  for (;;) {
    const part: PartVerdict = await verifyPart(reader, after)
    count += part.count
    if (part.broken) return { ok: false, index: count, id: part.broken.id }
    after = part.last?.number ?? after
    if (part.isEnd)
      return { ok: true, last: after === null ? firstPrevious : await sealOf(reader, after), count }
  }
}
