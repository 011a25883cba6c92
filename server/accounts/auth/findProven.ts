import type { Actor } from '#domain/actor.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { requireProof } from '#server/platform/http/admit.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { findSignedIn } from './findSignedIn.ts'

/** Whoever is signed in and has proven who they are in the last 10 minutes; what guards an account asks for it (T-014). */
export async function findProven(context: CallContext): Promise<{ actor: Actor; signIn: SignInRow }> {
  const found = await findSignedIn(context)
  requireProof(found.signIn, context.app.clock.now())
  return found
}
