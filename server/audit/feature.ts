import type { Feature } from '#server/platform/feature.ts'
import { auditRoutes } from './routes.ts'

export const audit: Feature<'audit'> = { calls: auditRoutes }
