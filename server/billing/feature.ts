import type { Feature } from '#server/platform/calls/feature.ts'
import { endGrant, grantPlan } from './grants/commands.ts'
import { listGrants, listMyGrants } from './grants/queries.ts'
import { createServiceCard, editServiceCard, moveServiceCard } from './serviceCards/commands.ts'
import { listAllServiceCards, listServiceCards, listServiceCardVersions } from './serviceCards/queries.ts'

export const billing: Feature<'billing'> = {
  calls: {
    createServiceCard,
    editServiceCard,
    endGrant,
    grantPlan,
    listAllServiceCards,
    listGrants,
    listMyGrants,
    listServiceCards,
    listServiceCardVersions,
    moveServiceCard,
  },
  // Plans given and ended: their member, and every staff member, who give and end them (T-047). The catalogue: everybody.
  audience: (event, { actor }) =>
    event.memberId === actor.userId || actor.isStaff || event.entity === 'service_card',
}
