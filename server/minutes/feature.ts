import type { Feature } from '#server/platform/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'
import { minutesRoutes } from './routes.ts'

export const minutes: Feature<'minutes'> = { calls: minutesRoutes, audience: sessionsAudience }
