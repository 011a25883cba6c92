import type { Feature } from '#server/platform/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'
import { recordingsRoutes } from './routes.ts'

export const recordings: Feature<'recordings'> = { calls: recordingsRoutes, audience: sessionsAudience }
