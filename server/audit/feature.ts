import type { Feature } from '#server/platform/calls/feature.ts'
import { exportTrail } from './exportTrail.ts'
import { listEventKinds, listEvents, verifyTrail } from './queries.ts'

export const audit: Feature<'audit'> = {
  audience: (_event, { actor }) => actor.isAdmin,
  calls: { exportTrail, listEventKinds, listEvents, verifyTrail },
}
