import type { DataRequest } from '#contract/privacy/rights.ts'
import type { dataRequests } from '../tables.ts'

export type RequestRow = Omit<typeof dataRequests.$inferSelect, 'archiveKey' | 'userId'>

/** A request as its person sees it; the file itself has a road of its own. */
export const presentRequest = (row: RequestRow): DataRequest => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  progress: row.progress,
  byteSize: row.byteSize,
  leftOut: row.leftOut,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
})
