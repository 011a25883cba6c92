import type pg from 'pg'

const BATCH = 1_000

/** Erases rows a batch at a time until none is left, so that no statement is long; says how many. `$1` of `text` is the batch. */
export async function eraseInParts(
  jobsPool: pg.Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<number> {
  let total = 0
  for (;;) {
    const { rows, rowCount } = await jobsPool.query<{ erased?: number }>(text, [BATCH, ...values])
    const erased = rows[0]?.erased ?? rowCount ?? 0
    total += erased
    if (erased < BATCH) return total
  }
}
