import type { Feature } from '#server/platform/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'
import { consentRoutes } from './routes.ts'

export const consent: Feature<'consent'> = { calls: consentRoutes, audience: sessionsAudience }
