import type { Feature } from '#server/platform/calls/feature.ts'
import { listEventKinds, listEvents, verifyTrail } from './queries.ts'

export const audit: Feature<'audit'> = { calls: { listEventKinds, listEvents, verifyTrail } }
