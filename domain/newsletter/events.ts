/** What can happen to a place on a list and to an issue of YELMail, in the past tense (K13, K15). */
export const newsletterEvents = [
  'list.joined',
  'list.confirmed',
  'list.left',
  'list.exported',
  'report.opened',
  'preferences.changed',
  'preferences.asked',
  'issue.created',
  'issue.edited',
  'issue.deleted',
  'issue.tested',
  'issue.scheduled',
  'issue.unscheduled',
  'issue.sent',
  'issue.stopped',
  'issue.finished',
  'address.suppressed',
  'address.released',
  'subscribers.exported',
] as const
export type NewsletterEvent = (typeof newsletterEvents)[number]
