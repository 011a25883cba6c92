/** What can happen to a place on a list, in the past tense (K13). */
export const newsletterEvents = [
  'list.joined',
  'list.confirmed',
  'list.left',
  'list.exported',
  'report.opened',
] as const
export type NewsletterEvent = (typeof newsletterEvents)[number]
