import type { ProcessingAcceptance } from '#contract/privacy/processing.ts'
import { pick } from '#server/platform/pick.ts'
import type { processingAcceptances } from '../tables.ts'

export type AcceptanceRow = Omit<
  typeof processingAcceptances.$inferSelect,
  'userId' | 'createdBy' | 'companyId'
>

/** A record as its member and staff see it. */
export const presentAcceptance = (row: AcceptanceRow): ProcessingAcceptance => ({
  ...pick(row, 'id', 'company', 'address', 'name', 'position', 'version', 'inForceSince', 'textHash'),
  createdAt: row.createdAt.toISOString(),
})
