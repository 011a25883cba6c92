import type { Feature } from '#server/platform/feature.ts'
import { inquiriesAudience } from './live.ts'
import { inquiriesRoutes } from './routes.ts'

export const inquiries: Feature<'inquiries'> = { calls: inquiriesRoutes, audience: inquiriesAudience }
