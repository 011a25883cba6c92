import type { Feature } from '#server/platform/calls/feature.ts'
import {
  addPicture,
  createSiteText,
  publishSiteText,
  restoreSiteText,
  saveSiteText,
  withdrawSiteText,
} from './commands.ts'
import { countPage } from './countPage.ts'
import {
  getManual,
  getSiteText,
  listCspReports,
  listErrorGroups,
  listErrors,
  listPageCounts,
  listSiteTexts,
} from './queries.ts'
import { reportError } from './reportError.ts'
import { searchSite } from './searchSite.ts'

export const content: Feature<'content', 'findPlaces' | 'listServices'> = {
  calls: {
    countPage,
    getManual,
    listCspReports,
    listErrorGroups,
    listErrors,
    listPageCounts,
    reportError,
    searchSite,
    listSiteTexts,
    getSiteText,
    createSiteText,
    saveSiteText,
    publishSiteText,
    withdrawSiteText,
    restoreSiteText,
    addPicture,
  },
  // All staff write the same pages.
  audience: (_event, { actor }) => actor.isStaff,
}
