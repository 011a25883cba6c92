import type { DataRequest } from '#contract/privacy/rights.ts'
import { pick } from '#server/platform/pick.ts'
import type { dataRequests } from '../tables.ts'

export type RequestRow = Omit<typeof dataRequests.$inferSelect, 'archiveKey' | 'userId'>

/** A request as its person sees it; the file itself has a road of its own. */
export const presentRequest = (row: RequestRow): DataRequest => ({
  ...pick(row, 'id', 'kind', 'status', 'progress', 'byteSize', 'leftOut'),
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
})
