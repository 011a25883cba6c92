import type { Db } from '#server/platform/db/database.ts'
import { loadConsentState } from './queries.ts'

export { listConsents } from './queries.ts'

/** For features that do not load by `queries.ts` yet. */
export const standingOf = async (db: Db, { id }: { readonly id: string }) => ({
  state: await loadConsentState(db, id),
})
