import type { Actor } from '#domain/actor.ts'
import { toActor } from '#server/platform/context/toActor.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { Refused } from '#server/platform/http/refusal.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'

/** Whoever asks with a valid sign-in, within the server's own limits (T-014); everybody else is asked to sign in. */
export async function findSignedIn(
  { app, tokenHash }: CallContext,
  { mayBeLocked = false, mayView = false } = {},
): Promise<{ actor: Actor; signIn: SignInRow }> {
  if (!tokenHash) throw unauthorized()
  const signIn = await inTransaction(app.pool, entranceOf(tokenHash, app), async (_db, found) => found)
  if (!signIn) throw unauthorized()
  if (signIn.isLocked && !mayBeLocked) throw new Refused('locked')
  // Nobody guards, changes or ends an account that they only look at.
  if (signIn.viewerId && !mayView) throw new Refused('viewing')
  return { actor: toActor(signIn, app), signIn }
}
