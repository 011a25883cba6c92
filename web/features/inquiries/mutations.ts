import { inquiryRefusals, inquiryTexts } from '#domain/inquiries/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { saveText } from '#web/lib/page/saveFile.ts'

const refresh = [orpc.inquiries.key()]

/** What a refused request says: the reason in our words, else what the server said. */
export function requestFailure(error: unknown): string {
  const { reason, message } = refusalOf(error)
  return reasonWords(inquiryRefusals, reason) ?? message
}

const asked = { success: inquiryTexts.received, failure: requestFailure, refresh, waits: true }

/** A reason we have words for is no fault of anybody. */
export const requestUpgrade = () =>
  mutation(orpc.inquiries.requestUpgrade.mutationOptions(), {
    ...asked,
    failure: (error) => {
      const { reason, message } = refusalOf(error)
      const words = reasonWords(inquiryRefusals, reason)
      return words ? { text: words, kind: 'info' } : message
    },
  })

export const requestPortfolioUpdate = () =>
  mutation(orpc.inquiries.requestPortfolioUpdate.mutationOptions(), asked)

/** The dialog says what keeps a request from being sent. */
export const requestService = () =>
  mutation(orpc.inquiries.requestService.mutationOptions(), {
    success: inquiryTexts.serviceAsked,
    refresh,
    waits: true,
  })

/** A reason of ours in its words; anything else is the failure of this form (T-218). */
export function serviceFailure(error: unknown): string {
  return reasonWords(inquiryRefusals, refusalOf(error).reason) ?? inquiryTexts.serviceFailed
}

/** Taken back by whoever asked; the question before it says what that does. */
export const withdrawInquiry = () =>
  mutation(orpc.inquiries.withdrawInquiry.mutationOptions(), {
    success: inquiryTexts.withdrawn,
    failure: (error) =>
      reasonWords(inquiryRefusals, refusalOf(error).reason) ??
      (refusalOf(error).code === 'OFFLINE' ? refusalOf(error).message : inquiryTexts.withdrawFailed),
    refresh,
    waits: true,
  })

const step = { success: inquiryTexts.updated, failure: requestFailure, refresh, waits: true }

export const takeInquiry = () => mutation(orpc.inquiries.takeInquiry.mutationOptions(), step)

export const reopenInquiry = () => mutation(orpc.inquiries.reopenInquiry.mutationOptions(), step)

/** The form says what is wrong with an answer; an approved decision shows on its board. */
export const answerInquiry = () =>
  mutation(orpc.inquiries.answerInquiry.mutationOptions(), {
    success: ({ inquiry }) => `Answer sent to ${inquiry.memberName ?? 'the member'}`,
    refresh: [...refresh, orpc.board.key()],
  })

/** What is written is kept, or taken away with its last word. */
export const saveAnswerDraft = () =>
  mutation(orpc.inquiries.saveAnswerDraft.mutationOptions(), {
    ...step,
    success: ({ inquiry }) => (inquiry.draft ? inquiryTexts.draftSaved : inquiryTexts.draftDeleted),
  })

export const releaseInquiry = () =>
  mutation(orpc.inquiries.releaseInquiry.mutationOptions(), { ...step, success: inquiryTexts.released })

/** A part of the inbox, saved by the browser as a file. */
export const exportInquiries = () =>
  mutation(orpc.inquiries.exportInquiries.mutationOptions(), {
    success: ({ csv, count, isWhole }) => {
      saveText('requests.csv', csv, 'text/csv')
      return isWhole ? `${count} exported` : `The newest ${count} exported`
    },
    failure: requestFailure,
    refresh: [],
    waits: true,
  })
