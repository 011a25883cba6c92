import { boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

/** A card or a decision on a member's board; problems of its fields are said next to them. */
export const addForMember = (kind: 'decision' | 'task') =>
  mutation(orpc.board.createCard.mutationOptions(), {
    success: kind === 'decision' ? boardUiTexts.decisionRaised : boardUiTexts.created,
    failure: (error) => {
      const { problems, reason, message } = refusalOf(error)
      if (reason === 'too_many_cards') return boardUiTexts.boardFull
      return problems.length === 0 ? `${boardUiTexts.notStored}. ${message}` : null
    },
    refresh: [boardKey()],
  })
