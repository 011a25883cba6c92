import { boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

const undoMs = 10_000

const told = (success: string) => ({
  success,
  failure: (error: Error) => `${boardUiTexts.notStored}. ${refusalOf(error).message}`,
  refresh: [boardKey()],
})

export const addCheckin = () =>
  mutation(orpc.board.addCheckin.mutationOptions(), told(boardUiTexts.checkinAdded))

export const deleteCheckin = () =>
  mutation(orpc.board.deleteCheckin.mutationOptions(), {
    ...told(''),
    success: (_, { id }) => ({
      text: boardUiTexts.checkinDeleted,
      timeoutMs: undoMs,
      action: { label: boardUiTexts.undo, onPress: () => send(restoreCheckin(), { id }) },
    }),
  })

export const restoreCheckin = () =>
  mutation(orpc.board.restoreCheckin.mutationOptions(), told(boardUiTexts.checkinRestored))
