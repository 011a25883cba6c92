import type { Feature } from '#server/platform/feature.ts'
import { contentRoutes } from './routes.ts'

export const content: Feature<'content'> = { calls: contentRoutes }
