import type { ImplementerInternalWithMiddlewares } from '@orpc/server'
import { implement } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Contract } from '#contract/router.ts'
import { contract } from '#contract/router.ts'
import type { Actor } from '#domain/actor.ts'
import { toActor } from '#server/accounts/toActor.ts'
import type { Step, StepRows } from '#server/db/batch.ts'
import { batch } from '#server/db/batch.ts'
import type { SignInRow } from '#server/db/transaction.ts'
import { enterStep, inTransaction } from '#server/db/transaction.ts'
import type { Doing } from '#server/doing.ts'
import type { CallContext } from './callContext.ts'
import { admit, doingOf } from './calls.ts'
import { takeToken } from './rates.ts'
import { refuse, unauthorized } from './refuse.ts'

/** What a hot read may do: ask once, in the same round trip as the sign-in look-up, or take the usual road. */
export type HotContext = {
  ask(step: Step): Promise<{ actor: Actor; rows: StepRows }>
  inTransaction<T>(work: (doing: Doing) => Promise<T>): Promise<T>
}

// Named because the inferred type is too long to write into a declaration file.
type HotCalls = ImplementerInternalWithMiddlewares<
  Contract,
  CallContext & Record<never, never>,
  CallContext & HotContext
>

/**
 * The road for lists that every screen opens: one round trip, rows as JSON from PostgreSQL. Its answers are
 * not checked against the contract on the way out — the select list must be explicit, and the matrix and the
 * fuzzer check every answer in the tests.
 */
export const hotCalls: HotCalls = implement(contract)
  .$context<CallContext>()
  .$config({ initialOutputValidationIndex: Number.NaN })
  .use(async ({ context, next, procedure, path }) => {
    const meta = procedure['~orpc'].meta as CallMeta // safe because every call is built by contract/call.ts
    const call = path.join('.')
    const { house, tokenHash, origin } = context
    let known: SignInRow | null = null
    const enter = (signIn: SignInRow | null): Actor => {
      known = signIn
      const actor = signIn ? toActor(signIn, house) : null
      admit(meta, actor)
      if (!actor) throw unauthorized()
      return actor
    }
    try {
      await takeToken(context, meta.bucket, call)
      if (!tokenHash) throw unauthorized()
      return await next({
        context: {
          ask: async (step) => {
            const [entered, rows = []] = await batch(house.pool, [enterStep(tokenHash), step])
            return { actor: enter(readSignIn(entered)), rows }
          },
          inTransaction: (work) =>
            inTransaction(house.pool, { kind: 'signIn', tokenHash }, (db, signIn) =>
              work(doingOf({ doing: { house, db, actor: enter(signIn), origin }, signIn, db })),
            ),
        } satisfies HotContext,
      })
    } catch (error) {
      // A visitor's role may read no member table: the statement fails before anybody could say why.
      throw await refuse(isForbidden(error) && !known ? unauthorized() : error, context, call, known)
    }
  })

function readSignIn(rows: StepRows | undefined): SignInRow | null {
  const text = rows?.[0]?.[0]
  return text ? (JSON.parse(text) as SignInRow) : null // safe because app_actor writes exactly this shape
}

const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '42501'
