/** The lists that an address can be on: two waitlists, and the readers of the report on funding gaps (K13, K17). */
export const mailLists = ['console', 'membership', 'report', 'contact'] as const
export type MailList = (typeof mailLists)[number]
