import type { Feature } from '#server/platform/calls/feature.ts'
import { endGrant, grantPlan } from './commands.ts'
import { listGrants, listMyGrants } from './queries.ts'

export const billing: Feature<'billing'> = {
  calls: { endGrant, grantPlan, listGrants, listMyGrants },
  // Plans given and ended: their member, and every staff member, who give and end them (T-047).
  audience: (event, { actor }) => event.memberId === actor.userId || actor.isStaff,
}
