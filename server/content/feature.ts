import type { Feature } from '#server/platform/calls/feature.ts'
import { listErrorGroups, listErrors } from './queries.ts'
import { reportError } from './reportError.ts'
import { searchSite } from './searchSite.ts'

export const content: Feature<'content', 'findPlaces'> = {
  calls: { listErrorGroups, listErrors, reportError, searchSite },
}
