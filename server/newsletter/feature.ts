import type { Feature } from '#server/platform/calls/feature.ts'
import {
  createIssue,
  deleteIssue,
  editIssue,
  scheduleIssue,
  sendIssue,
  stopIssue,
  testIssue,
  unscheduleIssue,
} from './issues/commands.ts'
import { getIssue, listIssues, previewIssue } from './issues/queries.ts'
import { askPreferences } from './lists/askPreferences.ts'
import {
  confirmAddress,
  confirmByCode,
  exportList,
  joinList,
  leaveLists,
  leaveNewsletter,
  openReport,
} from './lists/commands.ts'
import { countPlaces, getPreferences, listPlaces } from './lists/queries.ts'
import { setPreferences } from './lists/setPreferences.ts'
import { exportSubscribers, releaseAddress, suppressAddress } from './subscribers/commands.ts'
import { countSubscribers, listSubscribers } from './subscribers/queries.ts'

export const newsletter: Feature<'newsletter'> = {
  calls: {
    ...{ confirmAddress, confirmByCode, exportList, joinList, leaveLists, leaveNewsletter, openReport },
    ...{ askPreferences, countPlaces, getPreferences, listPlaces, setPreferences },
    ...{ createIssue, deleteIssue, editIssue, getIssue, listIssues, previewIssue, scheduleIssue, sendIssue },
    ...{ stopIssue, testIssue, unscheduleIssue },
    ...{ countSubscribers, exportSubscribers, listSubscribers, releaseAddress, suppressAddress },
  },
  // Lists are staff's own affair: whoever is on one hears by mail.
  audience: (_event, { actor }) => actor.isStaff,
}
