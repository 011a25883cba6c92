import type pg from 'pg'
import { firstPrevious, verifyChain } from '#domain/audit/rules/chain.ts'
import type { ChainVerdict } from '#domain/audit/types.ts'
import type { SealedRow } from './sealEvents.ts'
import { sealedColumns, sha256, toLine } from './sealEvents.ts'

const BATCH = 2_000

/** Reads the whole trail from its first seal and says where it was touched, if anywhere (K34). */
export async function verifyTrail(pool: Pick<pg.Pool, 'query'>): Promise<ChainVerdict> {
  let previous = firstPrevious
  let after = '0'
  let count = 0
  for (;;) {
    const { rows } = await pool.query<SealedRow & { seal: string; seal_number: string }>(
      `select ${sealedColumns}, seal, seal_number::text from audit_events
       where seal_number > $1::bigint order by seal_number limit ${BATCH}`,
      [after],
    )
    const verdict = verifyChain(
      rows.map((row) => ({ ...toLine(row), seal: row.seal })),
      sha256,
      { previous },
    )
    if (!verdict.ok) return { ...verdict, index: count + verdict.index }
    count += rows.length
    previous = verdict.last
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return { ok: true, last: previous, count }
    after = last.seal_number
  }
}
