import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import type { Notice } from '#web/lib/calls/mutation.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

const refresh = [boardKey()]
const failure = boardTexts.updateFailed

export const moveOpenCard = (success?: Notice) =>
  mutation(orpc.board.moveCard.mutationOptions(), { ...(success ? { success } : {}), failure, refresh })

export const archiveOpenCard = (success: Notice) =>
  mutation(orpc.board.archiveCard.mutationOptions(), { success, failure, refresh })

export const restoreOpenCard = () =>
  mutation(orpc.board.restoreCard.mutationOptions(), { success: boardUiTexts.restored, failure, refresh })

export const addNote = () =>
  mutation(orpc.board.addNote.mutationOptions(), {
    failure: (error) => `${boardTexts.updateFailed}. ${refusalOf(error).message}`,
    refresh,
  })

export const deleteNote = () =>
  mutation(orpc.board.deleteNote.mutationOptions(), {
    failure: (error) => refusalOf(error).message,
    refresh,
  })
