import type { InboxPart, Inquiry, MyInquiry } from '#contract/inquiries.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { topicOf } from '#domain/inquiries/rules/messages.ts'
import { inquiryKindNames, inquiryTexts, messageTopicNames } from '#domain/inquiries/texts.ts'

/** The plan a request asks for; null for the other kinds. */
export function planOf(inquiry: Pick<MyInquiry, 'kind' | 'subject'>): GrantablePlan | null {
  if (inquiry.kind !== 'upgrade') return null
  return grantablePlans.find((plan) => plan === inquiry.subject) ?? null
}

/** What a request asks for, in a few words: 'Upgrade to Desktop Pro', or the decision that is to be reviewed. */
export function inquiryTitle(inquiry: Pick<MyInquiry, 'kind' | 'subject' | 'title'>): string {
  if (inquiry.title) return inquiry.title
  const topic = inquiry.kind === 'contact' ? topicOf(inquiry.subject) : null
  if (topic) return `${inquiryKindNames.contact}: ${messageTopicNames[topic]}`
  const plan = planOf(inquiry)
  return plan ? `${inquiryKindNames.upgrade} to ${planCatalogue[plan].label}` : inquiryKindNames[inquiry.kind]
}

/** How long a request has been waiting, in whole units a person would say. */
export function ageOf(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hour' : `${hours} hours`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}

/** A mail to whoever wrote a message, begun in the mailbox of whoever answers; null for a member, who is answered here. */
export function replyTo(inquiry: Pick<Inquiry, 'kind' | 'subject' | 'title' | 'email'>): string | null {
  if (!inquiry.email) return null
  const to = encodeURIComponent(inquiry.email).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${inquiryTitle(inquiry)}`)}`
}

/** What a part of the inbox says while it is empty. */
export const noneOf: Record<InboxPart, string> = {
  mine: 'Nothing waits for you',
  pending: inquiryTexts.none,
  closed: 'No closed requests',
  held: inquiryTexts.noneHeld,
}
