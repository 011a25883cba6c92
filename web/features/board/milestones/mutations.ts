import { boardUiTexts } from '#domain/board/texts.ts'
import { milestoneFields } from '#domain/board/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { editFailure } from '#web/lib/edits/theirs.ts'
import { boardKey } from '../queries.ts'

const refresh = [boardKey()]
const failure = (error: Error) => `${boardUiTexts.milestoneFailed}. ${refusalOf(error).message}`

/** A new milestone; problems of its fields are said next to them. */
export const createMilestone = () =>
  mutation(orpc.board.createMilestone.mutationOptions(), {
    success: boardUiTexts.milestoneCreated,
    failure: (error) => {
      const { problems, reason } = refusalOf(error)
      if (reason === 'too_many_milestones') return boardUiTexts.milestonesFull
      return problems.length === 0 ? failure(error) : null
    },
    refresh,
  })

/** A clash is asked about. */
export const editMilestone = () =>
  mutation(orpc.board.editMilestone.mutationOptions(), {
    success: boardUiTexts.milestoneUpdated,
    failure: editFailure(boardUiTexts.milestoneFailed, milestoneFields),
    refresh,
    waits: true,
  })

export const archiveMilestone = () =>
  mutation(orpc.board.archiveMilestone.mutationOptions(), {
    success: (_, { id }) => ({
      text: boardUiTexts.milestoneArchived,
      action: { label: boardUiTexts.undo, onPress: () => send(restoreMilestone(), { id }) },
    }),
    failure,
    refresh,
  })

export const restoreMilestone = () =>
  mutation(orpc.board.restoreMilestone.mutationOptions(), {
    success: boardUiTexts.milestoneRestored,
    failure,
    refresh,
  })
