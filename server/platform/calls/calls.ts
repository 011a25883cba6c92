import type { AnySchema } from '@orpc/contract'
import type { ImplementerInternalWithMiddlewares } from '@orpc/server'
import { implement } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Contract } from '#contract/router.ts'
import { contract } from '#contract/router.ts'
import type { Actor } from '#domain/actor.ts'
import type { App } from '#server/platform/app.ts'
import { quiet } from '#server/platform/db/lease.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { entranceOf, inTransaction, transact } from '#server/platform/db/transaction.ts'
import { evenTime } from '#server/platform/evenTime.ts'
import { admit } from '#server/platform/http/admit.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { makeGate } from '#server/platform/http/gate.ts'
import { takeToken } from '#server/platform/http/rates.ts'
import { RawJson } from '#server/platform/http/rawJson.ts'
import { refuse, unauthorized } from '#server/platform/http/refuse.ts'
import { noteEnded } from '#server/platform/signInCookie.ts'
import type { Scope } from '../context/context.ts'
import { toActor } from '../context/toActor.ts'

export type { CallContext } from '#server/platform/http/callContext.ts'

const VISITORS_AT_ONCE = 3
const VISITORS_IN_LINE = 160

/** What a call finds on the road: its transaction, opened while the sign-in is still being looked up. */
export type OnRoad = CallContext & {
  readonly open: {
    readonly scope: Scope
    /** Who asks, or null for a visitor of a call that is open to anyone. */
    readonly entered: Promise<{ actor: Actor | null; signIn: SignInRow | null }>
  }
}

// Named because the inferred type is too long to write into a declaration file.
type Calls = ImplementerInternalWithMiddlewares<Contract, CallContext & Record<never, never>, OnRoad>

// Of six connections: however many strangers ask, whoever has signed in finds one of the others free (4.13.15).
const visitors = makeGate(VISITORS_AT_ONCE, VISITORS_IN_LINE)

/**
 * The one road of every call: its rate, one transaction under the row rules of its sign-in, the access its own description
 * asks for. A read takes one round trip to the database: begin, look-up and its statements leave together. Whoever may
 * not make the call at all hears that, whatever failed behind it.
 */
export const calls: Calls = implement(contract)
  .$context<CallContext>()
  .$config({ initialOutputValidationIndex: Number.NaN })
  .use(async ({ context, next, procedure, path }) => {
    const meta = procedure['~orpc'].meta as CallMeta // safe because every call is built by contract/call.ts
    const call = path.join('.')
    const { app, tokenHash, origin } = context
    let known: SignInRow | null = null
    try {
      const entrance = tokenHash ? entranceOf(tokenHash, app) : ({ kind: 'visitor' } as const)
      // The few tries of what is sensitive are not spent on being asked who is here (T-014, T-209).
      if (meta.proof && meta.bucket === 'sensitive')
        await inTransaction(app.pool, entrance, async (_db, signIn) => {
          known = signIn
          admit(meta, signIn ? toActor(signIn, app) : null, signIn, app.clock.now())
        })
      await takeToken(context, meta.bucket, call)
      if (!tokenHash && meta.access !== 'anyone') throw unauthorized()
      const road = () =>
        transact(app.pool, entrance, async (db, lookedUp) => {
          const entered = lookedUp.then((signIn) => {
            known = signIn
            if (tokenHash && !signIn) noteEnded(tokenHash)
            const actor = signIn ? toActor(signIn, app) : null
            admit(meta, actor, signIn, app.clock.now())
            return { actor, signIn }
          })
          quiet(entered)
          const signedIn = async () => (await entered).actor ?? refuseVisitor()
          const open = { scope: { app, db, now: app.clock.now(), origin, tokenHash, signedIn }, entered }
          try {
            const made = await next({ context: { open } })
            const output = await checkedAnswer(procedure['~orpc'].outputSchema, made.output)
            return { result: { ...made, output }, mustHear: meta.bucket !== 'read' }
          } finally {
            await entered
          }
        })
      const travel = () => (tokenHash ? road() : visitors.run(road))
      // Around the transaction: whoever waits for the clock holds no connection.
      const result = await (meta.evenMs ? evenTime(app.clock, meta.evenMs, travel) : travel())
      if (meta.bucket !== 'read') wakeReaders(app)
      return result
    } catch (error) {
      throw refuse(error, context, call, known)
    }
  })

const refuseVisitor = (): never => {
  throw unauthorized()
}

/**
 * Holds an answer against the contract before the commit, so that a wrong one leaves nothing behind. Fields the contract
 * does not name are dropped. JSON that PostgreSQL wrote passes as it is (docs/decisions): the tests hold it instead.
 */
async function checkedAnswer(schema: AnySchema | undefined, answer: unknown): Promise<unknown> {
  if (!schema || answer instanceof RawJson) return answer
  const result = await schema['~standard'].validate(answer)
  if (result.issues)
    throw new Error(`an answer does not keep its contract: ${JSON.stringify(result.issues).slice(0, 500)}`)
  return result.value
}

/** After the commit: somebody may be waiting for what it wrote. */
function wakeReaders({ wake }: App): void {
  wake.live()
  wake.jobs()
}
