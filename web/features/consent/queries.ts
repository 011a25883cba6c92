import type { z } from 'zod'
import type { Consent as ConsentSchema } from '#contract/consent.ts'
import { consentRefusals, consentTexts } from '#domain/consent/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import type { Refusal } from '#web/lib/calls/refusal.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

export type Consent = z.infer<typeof ConsentSchema>
export type ConsentPerson = Consent['people'][number]

/** Who was asked in a session, and what they said. */
export const consentQuery = (sessionId: string) =>
  orpc.consent.getConsent.queryOptions({ input: { sessionId } })

/** What a refused answer says. */
export function consentFailure(error: unknown): string {
  const refusal: Refusal = refusalOf(error)
  return refusal.problems[0]?.message ?? reasonWords(consentRefusals, refusal.reason) ?? refusal.message
}

/** True where asking again cannot help: the link itself is spent or was never good. */
export function isDeadLink(error: unknown): boolean {
  const { code, reason } = refusalOf(error)
  return reason === 'link_expired' || reason === 'link_invalid' || code === 'BAD_REQUEST'
}

/** What a guest reads when their link or their answer is refused. */
export function guestFailure(error: unknown): string {
  const { code, reason, message } = refusalOf(error)
  if (reason === 'link_expired') return consentTexts.linkSpent
  if (reason === 'link_invalid' || code === 'BAD_REQUEST')
    return "This link doesn't work. Ask your advisor for a new one."
  return reasonWords(consentRefusals, reason) ?? message
}
