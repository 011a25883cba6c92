import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionMarkedAs, sessionTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { toast } from '#web/lib/page/toast.ts'
import { failureText } from '../queries.ts'

const undoMs = 10_000

/** What a person does with a session, and what they are told. Every action ends with a fresh look at all that hangs on it. */
export function useSessionActions() {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(
      [orpc.sessions.key(), orpc.consent.key(), orpc.minutes.key(), orpc.recordings.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const told = (failed?: string) => ({
    onError: (error: unknown) => toast.error(failureText(error, failed)),
    onSettled: refresh,
  })

  const setStatus = useMutation(
    orpc.sessions.setSessionStatus.mutationOptions({
      ...told(),
      onSuccess: ({ session }) =>
        toast.success(
          session.status === 'cancelled' ? sessionTexts.cancelled : sessionMarkedAs(session.status),
        ),
    }),
  )
  const unhide = useMutation(orpc.sessions.unhideSession.mutationOptions(told()))
  const hide = useMutation(
    orpc.sessions.hideSession.mutationOptions({
      ...told(sessionTexts.deleteFailed),
      onSuccess: (_, { id }) =>
        toast.success(sessionTexts.deleted, {
          timeoutMs: undoMs,
          action: { label: 'Undo', onPress: () => unhide.mutate({ id }) },
        }),
    }),
  )
  const restore = useMutation(orpc.sessions.restoreSession.mutationOptions(told()))
  const deleteSession = useMutation(
    orpc.sessions.deleteSession.mutationOptions({
      ...told(sessionTexts.deleteFailed),
      onSuccess: (_, { id }) =>
        toast.success(sessionTexts.deleted, {
          timeoutMs: undoMs,
          action: { label: 'Undo', onPress: () => restore.mutate({ id }) },
        }),
    }),
  )
  const archive = useMutation(orpc.sessions.archiveSession.mutationOptions(told()))
  const unarchive = useMutation(orpc.sessions.unarchiveSession.mutationOptions(told()))
  const requestDraft = useMutation(
    orpc.minutes.requestDraft.mutationOptions({
      ...told(sessionTexts.reportFailed),
      onSuccess: () => toast.success('Report requested', { id: 'report' }),
    }),
  )
  return { setStatus, hide, unhide, delete: deleteSession, restore, archive, unarchive, requestDraft }
}

export type SessionActions = ReturnType<typeof useSessionActions>
