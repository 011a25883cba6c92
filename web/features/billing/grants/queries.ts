import { orpc } from '#web/lib/calls/api.ts'

/** A member's grants as staff see them. */
export const grantsQuery = (userId: string) => orpc.billing.listGrants.queryOptions({ input: { userId } })
