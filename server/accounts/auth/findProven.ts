import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { requireProof } from '#server/platform/http/admit.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { Refused } from '#server/platform/http/refusal.ts'
import { authSessions } from '../authTables.ts'
import type { Auth } from './buildAuth.ts'
import { findSignedIn } from './findSignedIn.ts'
import { factorsOf } from './noteFactor.ts'

/**
 * Whoever is signed in and has proven who they are in the last 10 minutes; what guards an account asks for it (T-014). Where
 * a second factor is on, this sign-in has to hold it, or whoever has the password alone could take it away.
 */
export async function findProven(
  auth: Auth,
  context: CallContext,
): Promise<{ actor: Actor; signIn: SignInRow }> {
  const found = await findSignedIn(context)
  requireProof(found.signIn, context.app.clock.now())
  const { app, origin } = context
  await auth.within(origin, async (db) => {
    const [held] = await db
      .select({ factorAt: authSessions.factorAt })
      .from(authSessions)
      .where(eq(authSessions.id, found.signIn.signInId))
    if (held?.factorAt) return
    const { isAsked, ways } = await factorsOf(db, app, found.actor.userId)
    if (ways.includes('app') || (isAsked && ways.length > 0)) throw new Refused('proof_needed')
  })
  return found
}
