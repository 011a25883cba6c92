import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'

export type Purpose = 'report' | 'transcription'

const MILLI = 1_000

const hold = sqlStatement<[], Record<string, never>>(`select pg_advisory_xact_lock(hashtext('ai_calls'))`)
const keep = sqlStatement<
  [id: string, month: string, purpose: Purpose, model: string, cost: number, most: number],
  { id: string }
>(
  `insert into ai_calls (id, month, purpose, model, cost_millicents)
   select $1::uuid, $2, $3, $4, $5::int
   where (select coalesce(sum(cost_millicents), 0) from ai_calls where month = $2) + $5::int <= $6::bigint
   returning id`,
)
const settle = sqlStatement<[id: string, cost: number], Record<string, never>>(
  'update ai_calls set cost_millicents = $2 where id = $1',
)

const asJobs = <T>(app: App, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(app.pool, { kind: 'user', role: 'app_jobs', userId: '' }, work)

/**
 * Keeps back what a call may cost at most; null where the month's money (AI_MONTHLY_CENTS) would not hold it, and then
 * nothing is asked. What it did cost is settled after; a call nobody answered counts in full.
 */
export async function keepBack(
  app: App,
  call: { purpose: Purpose; model: string; cents: number },
): Promise<{ settle(cents: number): Promise<void> } | null> {
  const most = (app.config.ai?.monthlyCents ?? 0) * MILLI
  const id = app.clock.newId()
  const month = app.clock.now().toISOString().slice(0, 7)
  const kept = await asJobs(app, async (db) => {
    await hold(db)
    return await keep(db, id, month, call.purpose, call.model, Math.ceil(call.cents * MILLI), most)
  })
  if (kept.length === 0) return null
  return {
    settle: async (cents) => void (await asJobs(app, (db) => settle(db, id, Math.ceil(cents * MILLI)))),
  }
}
