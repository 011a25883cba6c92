import type { Feature } from '#server/platform/calls/feature.ts'
import { confirmAddress, exportList, joinList, leaveLists, openReport } from './commands.ts'

export const newsletter: Feature<'newsletter'> = {
  calls: { confirmAddress, exportList, joinList, leaveLists, openReport },
  // Lists are staff's own affair: whoever is on one hears by mail.
  audience: (_event, { actor }) => actor.isStaff,
}
