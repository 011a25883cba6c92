import { useMutation, useQueryClient } from '@tanstack/react-query'
import { boardUiTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'
import { boardKey } from '../queries.ts'

/** Saying how things stand, and taking one's own words back. Each answers whether it was stored. */
export function useCheckinActions() {
  const queryClient = useQueryClient()
  const make = useMutation(orpc.board.addCheckin.mutationOptions())
  const remove = useMutation(orpc.board.deleteCheckin.mutationOptions())

  async function run(write: Promise<unknown>, words: string): Promise<boolean> {
    try {
      await write
      toast.success(words)
      void queryClient.invalidateQueries({ queryKey: boardKey() })
      return true
    } catch (error) {
      toast.error(`${boardUiTexts.notStored}. ${refusalOf(error).message}`)
      return false
    }
  }

  return {
    add: (id: string, body: string) => run(make.mutateAsync({ id, body }), boardUiTexts.checkinAdded),
    take: (id: string) => run(remove.mutateAsync({ id }), boardUiTexts.checkinDeleted),
    isAdding: make.isPending,
    isTaking: remove.isPending,
  }
}
