import type { Feature } from '#server/platform/calls/feature.ts'
import { keepChoice } from './cookies/keepChoice.ts'
import { askDeletion, cancelDeletion, confirmDeletion } from './deletions/commands.ts'
import { getDeletion, listDeletions } from './deletions/queries.ts'
import { acceptProcessing } from './processing/commands.ts'
import { listAcceptances } from './processing/queries.ts'
import { shortenPeriod } from './retention/commands.ts'
import { listPeriods } from './retention/queries.ts'
import { requestDeletion, requestExport } from './rights/commands.ts'
import { listDataRequests } from './rights/queries.ts'

export const privacy: Feature<'privacy', 'listRetention'> = {
  calls: {
    keepChoice,
    listDataRequests,
    listPeriods,
    requestDeletion,
    requestExport,
    shortenPeriod,
    askDeletion,
    cancelDeletion,
    confirmDeletion,
    getDeletion,
    listDeletions,
    acceptProcessing,
    listAcceptances,
  },
  // What somebody asks about their own data is theirs alone; what was asked for by address, staff see too.
  audience: (event, { actor }) =>
    event.memberId === actor.userId || (event.memberId === null && actor.isStaff),
}
