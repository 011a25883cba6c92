import type { Feature } from '#server/platform/calls/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'
import * as automation from './automation/commands.ts'
import * as matches from './automation/confirmMatch.ts'
import { listenToMatch } from './automation/listenToMatch.ts'
import * as automationReads from './automation/queries.ts'
import { beginMinutes } from './drafts/beginMinutes.ts'
import { requestDraft } from './drafts/commands.ts'
import { decideLines } from './drafts/decideLines.ts'
import { getReview } from './drafts/getReview.ts'
import { cancelTranscription, startTranscription } from './transcription/commands.ts'
import { listTranscriptions } from './transcription/queries.ts'
import { approveMinutes } from './versions/approveMinutes.ts'
import { markReviewed, openMinutes, reopenMinutes } from './versions/commands.ts'
import { getMinutes } from './versions/getMinutes.ts'
import { listApprovedMinutes } from './versions/listApprovedMinutes.ts'
import { listHiddenMinutes } from './versions/listHiddenMinutes.ts'
import { getVersion, listVersions } from './versions/listVersions.ts'
import { listWaitingMinutes } from './versions/listWaitingMinutes.ts'
import { unhideMinutes } from './versions/unhideMinutes.ts'

export const minutes: Feature<'minutes'> = {
  calls: {
    getMinutes,
    listApprovedMinutes,
    listWaitingMinutes,
    listVersions,
    getVersion,
    listHiddenMinutes,
    unhideMinutes,
    getReview,
    decideLines,
    beginMinutes,
    markReviewed,
    openMinutes,
    approveMinutes,
    reopenMinutes,
    requestDraft,
    getAutomation: automationReads.getAutomation,
    getAutomationStatus: automationReads.getAutomationStatus,
    getRecordingCheck: automationReads.getRecordingCheck,
    listMatches: automationReads.listMatches,
    startDriveConnection: automation.startDriveConnection,
    connectDrive: automation.connectDrive,
    disconnectDrive: automation.disconnectDrive,
    setAutomation: automation.setAutomation,
    checkDrive: automation.checkDrive,
    checkRecordings: automation.checkRecordings,
    confirmMatch: matches.confirmMatch,
    listenToMatch,
    retryMatch: matches.retryMatch,
    undoMatch: matches.undoMatch,
    dismissMatch: matches.dismissMatch,
    listTranscriptions,
    startTranscription,
    cancelTranscription,
  },
  audience: sessionsAudience,
}
