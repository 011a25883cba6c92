import type { Feature } from '#server/platform/calls/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'
import { requestDraft } from './drafts/commands.ts'
import { approveMinutes } from './versions/approveMinutes.ts'
import { markReviewed, reopenMinutes } from './versions/commands.ts'
import { getMinutes } from './versions/getMinutes.ts'
import { listApprovedMinutes, listWaitingMinutes } from './versions/listApprovedMinutes.ts'
import { saveDraft } from './versions/saveDraft.ts'

export const minutes: Feature<'minutes'> = {
  calls: {
    getMinutes,
    listApprovedMinutes,
    listWaitingMinutes,
    saveDraft,
    markReviewed,
    approveMinutes,
    reopenMinutes,
    requestDraft,
  },
  audience: sessionsAudience,
}
