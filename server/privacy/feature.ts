import type { Feature } from '#server/platform/calls/feature.ts'
import { keepChoice } from './cookies/keepChoice.ts'
import { shortenPeriod } from './retention/commands.ts'
import { listPeriods } from './retention/queries.ts'
import { requestDeletion, requestExport } from './rights/commands.ts'
import { listDataRequests } from './rights/queries.ts'

export const privacy: Feature<'privacy', 'listRetention'> = {
  calls: { keepChoice, listDataRequests, listPeriods, requestDeletion, requestExport, shortenPeriod },
  // What somebody asks about their own data is theirs alone.
  audience: (event, { actor }) => event.memberId === actor.userId,
}
