import { boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

const told = (success: string) => ({
  success,
  failure: (error: Error) => `${boardUiTexts.notStored}. ${refusalOf(error).message}`,
  refresh: [boardKey()],
})

export const addCheckin = () =>
  mutation(orpc.board.addCheckin.mutationOptions(), told(boardUiTexts.checkinAdded))

export const deleteCheckin = () =>
  mutation(orpc.board.deleteCheckin.mutationOptions(), told(boardUiTexts.checkinDeleted))
