import type { MailList } from './types.ts'

/** What each list is called, on its page and in its mail (K13). */
export const listNames: Readonly<Record<MailList, string>> = {
  console: 'Waitlist of the console',
  membership: 'Waitlist of the membership',
  report: 'Readers of the funding-gaps report',
  contact: 'Contact about the report',
}

/** Our own words of the email that asks whether a place on a list is wanted (K13). */
export const listEmailTexts = {
  subject: 'Confirm your address',
  asked: (list: string) => `somebody, we hope you, gave this address for: ${list}.`,
  confirm: (days: number) =>
    `Nothing happens until you confirm it. The link works for ${days} days; without it the address is erased.`,
  action: 'Confirm this address',
  ignored: (address: string) =>
    `If it was not you, do nothing. To leave every list later, open this address: ${address}`,
} as const

/** Our own words where a link of a list no longer works. */
export const listTexts = {
  linkUnknown: 'This link is not one of ours, or its address was erased. Join again and a new one comes.',
  failed: 'Failed to join the list. Please try again.',
  failedChange: 'Failed to change what you get. Please try again.',
} as const
