import { orpc } from '#web/lib/calls/api.ts'

/** A member's credits as staff see them, those that can be spent first. */
export const creditsOfQuery = (memberId: string) =>
  orpc.booking.listCredits.queryOptions({ input: { memberId } })

/** Members with credits that are not booked, as far as the reader may give them any. */
export const unbookedQuery = () => orpc.booking.listUnbooked.queryOptions()
