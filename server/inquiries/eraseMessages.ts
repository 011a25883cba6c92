import type pg from 'pg'
import { messageKeptMonths } from '#domain/inquiries/limits.ts'

const BATCH = 1_000

/** Erases messages of visitors that are past their months, a batch at a time until none is left (4.13.18). */
export async function eraseMessages(jobsPool: pg.Pool): Promise<void> {
  let erased = BATCH
  while (erased === BATCH) {
    const { rows } = await jobsPool.query<{ erased: number }>('select app_erase_messages($1, $2) as erased', [
      messageKeptMonths,
      BATCH,
    ])
    erased = rows[0]?.erased ?? 0
  }
}
