/** What can happen to a place on a list, in the past tense (K13). */
export const newsletterEvents = ['list.joined', 'list.confirmed', 'list.left', 'list.exported'] as const
export type NewsletterEvent = (typeof newsletterEvents)[number]
