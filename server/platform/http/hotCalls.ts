import { ValidationError } from '@orpc/contract'
import type { ImplementerInternalWithMiddlewares } from '@orpc/server'
import { implement, ORPCError } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Contract } from '#contract/router.ts'
import { contract } from '#contract/router.ts'
import type { Actor } from '#domain/actor.ts'
import type { Step, StepRows } from '#server/platform/db/batch.ts'
import { batch } from '#server/platform/db/batch.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { enterKnownStep, enterStep, inTransaction } from '#server/platform/db/transaction.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { toActor } from '#server/platform/toActor.ts'
import type { CallContext } from './callContext.ts'
import { admit, wakeReaders } from './calls.ts'
import { dropSignIn, keepSignIn, recallSignIn } from './knownSignIns.ts'
import { countAnswer, takeToken } from './rates.ts'
import { RawJson } from './rawJson.ts'
import { refuse, unauthorized } from './refuse.ts'

/** What a hot call may do in the same round trip as the sign-in look-up; the standard path stays open to it. */
export type HotContext = {
  /** Reads, and decides afterwards with whom it read. */
  ask(step: Step): Promise<{ actor: Actor; rows: StepRows }>
  /**
   * Decides first, with what was last known of the sign-in, and writes only if the database finds that all of it still
   * stands. Null where nothing is known, nothing was decided or something has changed: the standard path then decides.
   */
  tell(decide: (actor: Actor) => Step | null): Promise<StepRows | null>
  inTransaction<T>(work: (ctx: Context) => Promise<T>): Promise<T>
}

// Named because the inferred type is too long to write into a declaration file.
type HotCalls = ImplementerInternalWithMiddlewares<
  Contract,
  CallContext & Record<never, never>,
  CallContext & HotContext
>

/**
 * The path for what is asked most: one round trip, rows as JSON from PostgreSQL. Its answers are
 * not checked against the contract on the way out — the select list must be explicit, and the matrix and the
 * fuzzer check every answer in the tests.
 */
export const hotCalls: HotCalls = implement(contract)
  .$context<CallContext>()
  .$config({ initialOutputValidationIndex: Number.NaN })
  .use(async ({ context, next, procedure, path }) => {
    const meta = procedure['~orpc'].meta as CallMeta // safe because every call is built by contract/call.ts
    const call = path.join('.')
    const { app, tokenHash, origin } = context
    let known: SignInRow | null = null
    const enter = (signIn: SignInRow | null): Actor => {
      known = signIn
      const actor = signIn ? toActor(signIn, app) : null
      admit(meta, actor)
      if (!actor) throw unauthorized()
      return actor
    }
    try {
      await takeToken(context, meta.bucket, call)
      if (!tokenHash) throw unauthorized()
      const result = await next({
        context: {
          ask: async (step) => {
            const [entered, rows = []] = await batch(app.pool, [enterStep(tokenHash), step])
            return { actor: enter(keepSignIn(tokenHash, entered?.[0]?.[0])), rows }
          },
          tell: async (decide) => {
            const seen = recallSignIn(tokenHash)
            const actor = seen && toActor(seen.row, app)
            const step = actor && mayCall(meta, actor) ? decide(actor) : null
            if (!seen || !step) return null
            try {
              const [, rows = []] = await batch(app.pool, [enterKnownStep(tokenHash, seen.text), step])
              return rows.length > 0 ? rows : null
            } catch (error) {
              if (!isForbidden(error)) throw error
              dropSignIn(tokenHash)
              return null
            }
          },
          inTransaction: (work) =>
            inTransaction(app.pool, { kind: 'signIn', tokenHash }, (db, signIn) =>
              work({ app, db, actor: enter(signIn), origin }),
            ),
        } satisfies HotContext,
      })
      const { output } = result
      if (output instanceof RawJson) countAnswer(context, meta.bucket, output.text.length)
      wakeReaders(meta, app)
      return result
    } catch (thrown) {
      let error = thrown
      // Whoever may not call at all hears that, and nothing about what they sent.
      if (tokenHash && !known && isInvalid(thrown)) {
        error = await inTransaction(app.pool, { kind: 'signIn', tokenHash }, async (_db, signIn) =>
          enter(signIn),
        ).then(
          () => thrown,
          (refusal: unknown) => refusal,
        )
      }
      // A visitor's role may read no member table: the statement fails before anybody could say why.
      throw await refuse(isForbidden(error) && !known ? unauthorized() : error, context, call, known)
    }
  })

/** Whether `admit` would let them in; who is refused hears why on the standard path. */
function mayCall(meta: CallMeta, actor: Actor): boolean {
  try {
    admit(meta, actor)
    return true
  } catch {
    return false
  }
}

const isInvalid = (error: unknown): boolean =>
  error instanceof ORPCError && error.cause instanceof ValidationError

const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '42501'
