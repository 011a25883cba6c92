import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consentTexts } from '#domain/consent/texts.ts'
import { orpc } from '#web/lib/api.ts'
import { toast } from '#web/lib/toast.ts'
import { consentFailure } from '../queries.ts'

/** Answers, and what they change: a refusal and a withdrawal take transcript, drafts and quotes with them. */
export function useConsentActions() {
  const queryClient = useQueryClient()
  const told = (text: string) => ({
    onSuccess: () => toast.success(text),
    onError: (error: unknown) => toast.error(consentFailure(error)),
    onSettled: () =>
      Promise.all(
        [orpc.consent.key(), orpc.sessions.key(), orpc.minutes.key(), orpc.recordings.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const give = useMutation(orpc.consent.giveConsent.mutationOptions(told(consentTexts.given)))
  const refuse = useMutation(orpc.consent.refuseConsent.mutationOptions(told(consentTexts.refused)))
  const withdraw = useMutation(orpc.consent.withdrawConsent.mutationOptions(told(consentTexts.withdrawn)))
  // What is wrong with the guest is said next to the field.
  const invite = useMutation(
    orpc.consent.inviteGuest.mutationOptions({ ...told('Request sent'), onError: () => undefined }),
  )
  const deleteGuest = useMutation(orpc.consent.deleteGuest.mutationOptions(told('Guest removed')))
  return { give, refuse, withdraw, invite, deleteGuest }
}

export type ConsentActions = ReturnType<typeof useConsentActions>
