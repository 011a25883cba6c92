import type { Deletion } from '#contract/privacy/deletions.ts'
import { pick } from '#server/platform/pick.ts'
import type { deletionRequests } from '../tables.ts'

/** A deletion by address as staff see it. */
export const presentDeletion = (
  row: typeof deletionRequests.$inferSelect & { hasAccount: boolean },
): Deletion => ({
  ...pick(row, 'id', 'email', 'status', 'hasAccount'),
  createdAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
})
