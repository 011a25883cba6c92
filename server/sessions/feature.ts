import type { Feature } from '#server/platform/feature.ts'
import { sessionsAudience } from './live.ts'
import { sessionsRoutes } from './routes.ts'

export const sessions: Feature<'sessions'> = { calls: sessionsRoutes, audience: sessionsAudience }
