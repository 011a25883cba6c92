import type { Feature } from '#server/platform/feature.ts'
import { billingAudience } from './live.ts'
import { billingRoutes } from './routes.ts'

export const billing: Feature<'billing'> = { calls: billingRoutes, audience: billingAudience }
