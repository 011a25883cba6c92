import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { Answered, Asked } from '../askOutside.ts'
import { askOutside } from '../askOutside.ts'

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

type Paid = { purpose: Purpose; model: string; cents: number }

/** The month's money (AI_MONTHLY_CENTS) would not hold another call. */
export class OverBudget extends Error {}

/**
 * Asks a model for money. Before each try what it may cost at most is kept back, and where the month would not hold it nothing
 * is asked; what it did cost, by `centsOf`, is settled after. A try that was refused costs nothing, one that nobody answered
 * counts in full.
 */
export async function askForMoney(
  app: App,
  paid: Paid,
  asked: Omit<Asked, 'service' | 'aroundTry'>,
  centsOf: (body: unknown) => number | null,
): Promise<Answered> {
  return await askOutside(app.config, {
    ...asked,
    service: 'openai',
    aroundTry: async (ask) => {
      const id = await keepBack(app, paid)
      const answer = await ask()
      const cents = answer.status === 200 ? centsOf(answer.body) : 0
      if (cents !== null) await asJobs(app, (db) => settle(db, id, Math.ceil(cents * MILLI)))
      return answer
    },
  })
}

async function keepBack(app: App, { purpose, model, cents }: Paid): Promise<string> {
  const most = (app.config.ai?.monthlyCents ?? 0) * MILLI
  const id = app.clock.newId()
  const month = app.clock.now().toISOString().slice(0, 7)
  const [kept] = await asJobs(app, async (db) => {
    await hold(db)
    return await keep(db, id, month, purpose, model, Math.ceil(cents * MILLI), most)
  })
  if (!kept) throw new OverBudget()
  return id
}
