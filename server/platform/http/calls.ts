import type { ImplementerInternalWithMiddlewares } from '@orpc/server'
import { implement } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Contract } from '#contract/router.ts'
import { contract } from '#contract/router.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { toActor } from '#server/platform/toActor.ts'
import type { CallContext } from './callContext.ts'
import { takeToken } from './rates.ts'
import { Refused } from './refusal.ts'
import { refuse, unauthorized } from './refuse.ts'

/** A call's own transaction. `ctx` is null for a visitor, who may only make calls open to anyone. */
export type InCall = { ctx: Context | null; signIn: SignInRow | null; db: Db }

/**
 * The one way in for every call: sign-in look-up, access of the call's own description, rate,
 * and one transaction that commits when the handler returns and rolls back when it throws.
 */
// Named because the inferred type is too long to write into a declaration file.
type Calls = ImplementerInternalWithMiddlewares<
  Contract,
  CallContext & Record<never, never>,
  CallContext & InCall
>

export const calls: Calls = implement(contract)
  .$context<CallContext>()
  .use(async ({ context, next, procedure, path }) => {
    const meta = procedure['~orpc'].meta as CallMeta // safe because every call is built by contract/call.ts
    const call = path.join('.')
    const entrance = context.tokenHash
      ? ({ kind: 'signIn', tokenHash: context.tokenHash } as const)
      : ({ kind: 'visitor' } as const)
    let known: SignInRow | null = null
    try {
      await takeToken(context, meta.bucket, call)
      return await inTransaction(context.app.pool, entrance, async (db, signIn) => {
        known = signIn
        const actor = signIn ? toActor(signIn, context.app) : null
        admit(meta, actor)
        const ctx = actor ? { app: context.app, db, actor, origin: context.origin } : null
        return await next({ context: { ctx, signIn, db } satisfies InCall })
      }).then((result) => {
        wakeReaders(meta, context.app)
        return result
      })
    } catch (error) {
      throw await refuse(error, context, call, known)
    }
  })

/** After the commit: somebody may be waiting for what it wrote. */
export function wakeReaders(meta: CallMeta, app: App): void {
  if (meta.bucket === 'read') return
  app.wake.live()
  app.wake.jobs()
}

/** Whether a call is open to whoever asks; areas that are nobody's business answer as if they were not there. */
export function admit(meta: CallMeta, actor: Context['actor'] | null): void {
  if (meta.access === 'anyone') return
  if (!actor) throw unauthorized()
  if (meta.access === 'staff' && !actor.isStaff) throw unauthorized('hidden')
  if (meta.access === 'admin' && !actor.isAdmin) throw unauthorized('hidden')
  // `member` is anyone signed in and verified: an address change may leave a sign-in without a confirmed one.
  if (!actor.isVerified) throw new Refused('not_verified')
}

/** The transaction of a call that is not open to visitors; `admit` has already refused them. */
export function callContextOf(context: InCall): Context {
  if (!context.ctx) throw unauthorized()
  return context.ctx
}
