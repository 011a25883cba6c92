import type { Typed } from '#domain/content/rules/forms.ts'
import { messageRates } from '../limits.ts'
import type { HeldReason, MessageTopic } from '../types.ts'
import { messageTopics } from '../types.ts'

/** The topic of this name, or null. */
export function topicOf(text: string): MessageTopic | null {
  return messageTopics.find((each) => each === text) ?? null
}

/**
 * Why a message looks like a program's, from itself alone: it wrote into the field nobody sees, was sent sooner than anybody can
 * write, or carries more links than people send. Null for what looks like a person's (K14).
 */
export function heldFor(
  sent: { readonly unseen: string; readonly openedAt: Date; readonly fields: Typed },
  now: Date,
): HeldReason | null {
  if (sent.unseen !== '') return 'trap'
  if (now.getTime() - sent.openedAt.getTime() < messageRates.leastMs) return 'quick'
  const words = Object.values(sent.fields).join('\n')
  const links = words.match(/https?:\/\/|www\./gi)?.length ?? 0
  return links >= messageRates.links || /\[url=|<a\s[^>]*href/i.test(words) ? 'links' : null
}

/** The words of a message as they are compared with those of others: no case, no signs; empty where they are too few to tell. */
export function comparedWords(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.length < messageRates.textLength ? '' : words
}

/** What staff read of what was held back (K14). */
export const heldTexts: Readonly<Record<HeldReason, string>> = {
  trap: 'A field that nobody sees was filled in',
  quick: 'Sent sooner than anybody can type',
  links: 'Many links',
  token: 'Its page was opened once and sent often',
  text: 'The same words from several addresses',
}

/** Our own words of the two emails that a visitor gets: that it arrived, without a word of theirs, and the answer (K14). */
export const visitorEmailTexts = {
  receivedSubject: (brand: string) => `${brand} has received what you sent`,
  received: (what: string) => `thank you. Your ${what} has arrived, and a person reads it.`,
  ignored: 'If you did not write to us, somebody typed your address by mistake. Nothing else will come.',
  answeredSubject: (brand: string, what: string) => `${brand} answers your ${what}`,
  answered: (what: string) => `here is the answer to your ${what}:`,
  replyTo: (email: string) => `To write back, send an email to ${email}.`,
} as const
