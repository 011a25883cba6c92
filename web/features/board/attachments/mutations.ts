import { attachmentTexts } from '#domain/board/rules/attachments.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'

const refresh = [orpc.board.listAttachments.key()]
const undoMs = 10_000

export const deleteAttachment = () =>
  mutation(orpc.board.deleteAttachment.mutationOptions(), {
    success: (_, { id }) => ({
      text: attachmentTexts.deleted,
      timeoutMs: undoMs,
      action: { label: boardUiTexts.undo, onPress: () => send(restoreAttachment(), { id }) },
    }),
    failure: (error) => refusalOf(error).message,
    refresh,
  })

export const restoreAttachment = () =>
  mutation(orpc.board.restoreAttachment.mutationOptions(), {
    success: attachmentTexts.restored,
    failure: (error) => sayRefusal(error),
    refresh,
  })

/** What a refused file says: what is wrong with it, how many a card holds, or that there is no room. */
export function sayRefusal(error: unknown): string {
  const refusal = refusalOf(error)
  if (refusal.reason === 'card_archived') return boardUiTexts.archivedMeanwhile
  if (refusal.reason === 'too_many_files') return attachmentTexts.full
  if (refusal.reason === 'files_too_large') return attachmentTexts.noRoom
  return refusal.problems[0]?.message ?? refusal.message
}

/** Saves a file: its address is asked for when it is wanted, because it holds for minutes. */
export async function saveAttachment(id: string, name: string): Promise<void> {
  try {
    const { address } = await api.board.getAttachmentAddress({ id })
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
  } catch (error) {
    toast.error(`${attachmentTexts.openFailed}. ${refusalOf(error).message}`)
  }
}
