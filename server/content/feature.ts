import type { Feature } from '#server/platform/calls/feature.ts'
import { countPage } from './countPage.ts'
import { listErrorGroups, listErrors, listPageCounts } from './queries.ts'
import { reportError } from './reportError.ts'
import { searchSite } from './searchSite.ts'

export const content: Feature<'content', 'findPlaces'> = {
  calls: { countPage, listErrorGroups, listErrors, listPageCounts, reportError, searchSite },
}
