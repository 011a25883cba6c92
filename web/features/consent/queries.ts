import type { z } from 'zod'
import type { Consent as ConsentSchema } from '#contract/consent.ts'
import { consentTexts } from '#domain/consent/texts.ts'
import { orpc } from '#web/lib/api.ts'
import type { Refusal } from '#web/lib/refusal.ts'
import { refusalOf } from '#web/lib/refusal.ts'

export type Consent = z.infer<typeof ConsentSchema>
export type ConsentPerson = Consent['people'][number]

/** Who was asked in a session, and what they said. */
export const consentQuery = (sessionId: string) => orpc.consent.get.queryOptions({ input: { sessionId } })

const reasons: Readonly<Record<string, string>> = {
  text_changed: 'The text has changed since you opened it. Read it once more.',
  not_this_person: 'Only the member and the advisor of this session answer here.',
  nothing_given: 'There is no consent to withdraw.',
  too_many_guests: 'No more people can be asked for this session.',
  already_answered: 'This person has already answered.',
  not_assigned: 'You are not the advisor of this member.',
}

/** What a refused answer says. */
export function consentFailure(error: unknown): string {
  const refusal: Refusal = refusalOf(error)
  return refusal.problems[0]?.message ?? reasons[refusal.reason] ?? refusal.message
}

/** What a guest reads when their link or their answer is refused. */
export function guestFailure(error: unknown): string {
  const { code, reason, message } = refusalOf(error)
  if (reason === 'link_expired') return consentTexts.linkSpent
  if (reason === 'link_invalid' || code === 'BAD_REQUEST')
    return 'This link does not work. Please ask your advisor for a new one.'
  return reasons[reason] ?? message
}
