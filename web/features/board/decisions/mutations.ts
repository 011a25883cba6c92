import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { requestFailure } from '#web/features/inquiries/mutations.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

// A decision is asked about by a request, so both are looked at again.
const refresh = [boardKey(), orpc.inquiries.key()]
const failure = (error: Error) => `${boardTexts.updateFailed}. ${refusalOf(error).message}`

export const decideCard = () =>
  mutation(orpc.board.decideCard.mutationOptions(), {
    success: (_, { id }) => ({
      text: boardUiTexts.decided,
      action: { label: boardUiTexts.undo, onPress: () => send(reopenDecision(), { id }) },
    }),
    failure,
    refresh,
  })

export const reopenDecision = () =>
  mutation(orpc.board.reopenDecision.mutationOptions(), { success: boardUiTexts.reopened, failure, refresh })

/** A card that is to be decided; problems of its fields are said next to them. */
export const raiseDecision = () =>
  mutation(orpc.board.createCard.mutationOptions(), {
    success: boardUiTexts.decisionRaised,
    failure: (error) => {
      const { problems, reason, message } = refusalOf(error)
      if (reason === 'too_many_cards') return boardUiTexts.boardFull
      return problems.length === 0 ? `${boardUiTexts.notStored}. ${message}` : null
    },
    refresh,
  })

type Submission = {
  /** The decision that is made for it; null where it stands on the board already. */
  made: { id: string; title: string } | null
  request: { id: string; cardId: string; body?: string }
  /** The decision stands on the board, whatever becomes of the request. */
  onMade?: () => void
}

/** Asks for a review. The same ids sent again are the same decision and the same request. */
export const submitDecision = () =>
  mutation(
    {
      mutationKey: [...boardKey(), 'submitDecision'],
      mutationFn: async ({ made, request, onMade }: Submission) => {
        if (made) {
          await api.board.createCard({ ...made, description: '', kind: 'decision' })
          onMade?.()
        }
        await api.inquiries.requestDecisionReview(request)
      },
    },
    { success: inquiryTexts.received, failure: requestFailure, refresh, waits: true },
  )
