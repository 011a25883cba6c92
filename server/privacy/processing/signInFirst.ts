import { paths } from '#contract/paths.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'

/**
 * Where whoever is signed out is led before anything is looked at, and from there back to the agreement; null for whoever is signed in.
 * What they typed does not come along: it would have to stand in an address.
 */
export async function signInFirst({ app, tokenHash }: CallContext): Promise<string | null> {
  const isSignedIn =
    tokenHash !== null &&
    (await inTransaction(app.pool, entranceOf(tokenHash, app), async (_db, signIn) => signIn !== null))
  return isSignedIn ? null : paths.auth('sign-in', acceptForm.path)
}
