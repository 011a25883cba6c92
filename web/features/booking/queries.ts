import { orpc } from '#web/lib/calls/api.ts'

/** The member's own credits, those that can be spent first. */
export const creditsQuery = () => orpc.booking.listCredits.queryOptions({ input: {} })
