import type { Feature } from '#server/platform/feature.ts'
import { accountsAudience } from './live.ts'
import { accountsRoutes } from './routes.ts'

export const accounts: Feature<'accounts'> = { calls: accountsRoutes, audience: accountsAudience }
