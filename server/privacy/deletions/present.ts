import type { Deletion } from '#contract/privacy/deletions.ts'
import type { deletionRequests } from '../tables.ts'

/** A deletion by address as staff see it. */
export const presentDeletion = (
  row: typeof deletionRequests.$inferSelect & { hasAccount: boolean },
): Deletion => ({
  id: row.id,
  email: row.email,
  status: row.status,
  hasAccount: row.hasAccount,
  createdAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
})
