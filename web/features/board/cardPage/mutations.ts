import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import type { Notice } from '#web/lib/calls/mutation.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { boardKey } from '../queries.ts'

const refresh = [boardKey()]
const failure = boardTexts.updateFailed

export const moveOpenCard = (success?: Notice) =>
  mutation(orpc.board.moveCard.mutationOptions(), { ...(success ? { success } : {}), failure, refresh })

export const archiveOpenCard = (success: Notice) =>
  mutation(orpc.board.archiveCard.mutationOptions(), { success, failure, refresh })

export const restoreOpenCard = () =>
  mutation(orpc.board.restoreCard.mutationOptions(), { success: boardUiTexts.restored, failure, refresh })
