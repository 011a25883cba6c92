import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

const refresh = [boardKey()]
const undoMs = 10_000

/** Why a note was not stored: off the board meanwhile, a card takes none until it is back, and the words stay in the box. */
export function noteFailure(error: unknown): string {
  const { reason, message } = refusalOf(error)
  return `${boardTexts.updateFailed}. ${reason === 'card_archived' ? boardUiTexts.archivedMeanwhile : message}`
}

export const addNote = () =>
  mutation(orpc.board.addNote.mutationOptions(), {
    failure: noteFailure,
    refresh,
  })

export const deleteNote = () =>
  mutation(orpc.board.deleteNote.mutationOptions(), {
    success: (_, { id }) => ({
      text: boardUiTexts.noteDeleted,
      timeoutMs: undoMs,
      action: { label: boardUiTexts.undo, onPress: () => send(restoreNote(), { id }) },
    }),
    failure: (error) => refusalOf(error).message,
    refresh,
  })

export const restoreNote = () =>
  mutation(orpc.board.restoreNote.mutationOptions(), {
    success: boardUiTexts.noteRestored,
    failure: (error) => refusalOf(error).message,
    refresh,
  })
