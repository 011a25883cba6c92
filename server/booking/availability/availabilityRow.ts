import type { availability, availabilityExceptions } from '../tables.ts'

export type AvailabilityRow = typeof availability.$inferSelect

/** What an advisor's hours are, said or not: without a row of their own they are closed. */
export type KnownAvailability = Omit<AvailabilityRow, 'createdAt' | 'updatedAt'> & {
  advisorName: string | null
  exceptions: readonly (typeof availabilityExceptions.$inferSelect)[]
}
