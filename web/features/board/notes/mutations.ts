import { boardTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

const refresh = [boardKey()]

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
