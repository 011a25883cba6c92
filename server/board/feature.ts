import type { Feature } from '#server/platform/feature.ts'
import { boardAudience } from './live.ts'
import { boardRoutes } from './routes.ts'

export const board: Feature<'board'> = { calls: boardRoutes, audience: boardAudience }
