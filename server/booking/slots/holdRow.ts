import type { slotHolds } from '../tables.ts'

/** A hold with what its member may know of the advisor. */
export type HoldRow = Omit<typeof slotHolds.$inferSelect, 'userId' | 'companyId' | 'createdAt'> & {
  advisorName: string
  advisorTimeZone: string
}
