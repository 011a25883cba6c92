import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orpc } from '#web/lib/api.ts'
import { refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { minutesFailure } from '../queries.ts'

/** What staff do with a version: check it off, publish it, open it again, have it written anew. */
export function useDraftActions() {
  const queryClient = useQueryClient()
  const told = (text: string) => ({
    onSuccess: () => toast.success(text),
    onError: (error: unknown) =>
      toast.error(
        refusalOf(error).code === 'CONFLICT'
          ? 'There is a newer version. Review it first.'
          : minutesFailure(error),
      ),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orpc.minutes.key() }),
        queryClient.invalidateQueries({ queryKey: orpc.sessions.key() }),
      ]),
  })
  const markReviewed = useMutation(orpc.minutes.markReviewed.mutationOptions(told('Marked as reviewed')))
  const approve = useMutation(orpc.minutes.approveMinutes.mutationOptions(told('Minutes approved and sent')))
  const reopen = useMutation(orpc.minutes.reopenMinutes.mutationOptions(told('New version opened')))
  const requestDraft = useMutation(
    orpc.minutes.requestDraft.mutationOptions(told('The draft is being written')),
  )
  return { markReviewed, approve, reopen, requestDraft }
}

export type DraftActions = ReturnType<typeof useDraftActions>
