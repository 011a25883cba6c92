import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import type { CallContext } from './callContext.ts'

/** Whose sign-in a native form or a page of the site came with; null for whoever is signed out. */
export const userSignedIn = async ({
  app,
  tokenHash,
}: Pick<CallContext, 'app' | 'tokenHash'>): Promise<string | null> =>
  tokenHash === null
    ? null
    : inTransaction(app.pool, entranceOf(tokenHash, app), async (_db, signIn) => signIn?.userId ?? null)
