import { useMutation, useQueryClient } from '@tanstack/react-query'
import { boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'
import { boardKey } from '../queries.ts'

/** Taking a milestone off the board, and back. */
export function useMilestoneActions() {
  const queryClient = useQueryClient()
  const put = useMutation(orpc.board.archiveMilestone.mutationOptions())
  const bring = useMutation(orpc.board.restoreMilestone.mutationOptions())

  async function run(write: Promise<unknown>, done: () => void) {
    try {
      await write
      done()
    } catch (error) {
      toast.error(`${boardUiTexts.milestoneFailed}. ${refusalOf(error).message}`)
    }
    await queryClient.invalidateQueries({ queryKey: boardKey() })
  }

  function restore({ id }: { id: string }) {
    void run(bring.mutateAsync({ id }), () => toast.success(boardUiTexts.milestoneRestored))
  }

  function archive({ id }: { id: string }) {
    void run(put.mutateAsync({ id }), () =>
      toast.success(boardUiTexts.milestoneArchived, {
        action: { label: boardUiTexts.undo, onPress: () => restore({ id }) },
      }),
    )
  }

  return { archive, restore }
}
