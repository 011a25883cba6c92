import { consentTexts } from '#domain/consent/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { consentFailure } from './queries.ts'

/** Answers, and what they change: a refusal and a withdrawal take transcript, drafts and quotes with them. */
const told = (success: string) => ({
  success,
  failure: consentFailure,
  refresh: [orpc.consent.key(), orpc.sessions.key(), orpc.minutes.key(), orpc.recordings.key()],
  waits: true,
})

export const giveConsent = () =>
  mutation(orpc.consent.giveConsent.mutationOptions(), told(consentTexts.given))

export const refuseConsent = () =>
  mutation(orpc.consent.refuseConsent.mutationOptions(), told(consentTexts.refused))

export const withdrawConsent = () =>
  mutation(orpc.consent.withdrawConsent.mutationOptions(), told(consentTexts.withdrawn))

/** What is wrong with the guest is said next to the field. */
export const inviteGuest = () =>
  mutation(orpc.consent.inviteGuest.mutationOptions(), { ...told('Request sent'), failure: () => null })

export const askMember = () => mutation(orpc.consent.askMember.mutationOptions(), told(consentTexts.askSent))

export const deleteGuest = () => mutation(orpc.consent.deleteGuest.mutationOptions(), told('Guest removed'))
