import type { Feature } from '#server/platform/calls/feature.ts'
import { keepChoice } from './cookies/keepChoice.ts'

export const privacy: Feature<'privacy'> = { calls: { keepChoice } }
