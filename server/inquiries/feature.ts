import type { Feature } from '#server/platform/calls/feature.ts'
import { answerInquiry } from './answerInquiry.ts'
import {
  releaseInquiry,
  reopenInquiry,
  requestPortfolioUpdate,
  requestSession,
  requestUpgrade,
  takeInquiry,
  withdrawInquiry,
} from './commands.ts'
import { exportInquiries } from './exportInquiries.ts'
import { getSentMessage } from './getSentMessage.ts'
import { countInquiries, getInquiry, listInquiries, listMyInquiries } from './queries.ts'
import { saveAnswerDraft } from './saveAnswerDraft.ts'
import { sendMessage } from './sendMessage.ts'

export const inquiries: Feature<'inquiries', 'requestDecisionReview' | 'requestService'> = {
  calls: {
    answerInquiry,
    countInquiries,
    getInquiry,
    listInquiries,
    listMyInquiries,
    exportInquiries,
    getSentMessage,
    releaseInquiry,
    reopenInquiry,
    requestPortfolioUpdate,
    requestSession,
    requestUpgrade,
    saveAnswerDraft,
    sendMessage,
    takeInquiry,
    withdrawInquiry,
  },
  // Whoever asked, and every staff member, who share one inbox (4.12.3).
  audience: (event, { actor }) => event.memberId === actor.userId || actor.isStaff,
}
