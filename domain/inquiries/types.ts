/** What a visitor sends by a form of the site, each under the name of its form (K14, T-155). */
export const visitorKinds = [
  'contact',
  'partnership',
  'advisory',
  'application',
  'ecosystem',
  'disclosure',
] as const
export type VisitorKind = (typeof visitorKinds)[number]

/** What somebody asks of the consultancy; each lands in one staff inbox (T-103, 4.12.18). */
export const inquiryKinds = [
  'upgrade',
  'decision_review',
  'portfolio_update',
  'session',
  'service',
  ...visitorKinds,
] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** Where a request stands, in the order of its life; done, declined and withdrawn by its member are its ends. */
export const inquiryStatuses = ['open', 'in_progress', 'done', 'declined', 'withdrawn'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/** How staff answer: a review of a decision approves, sends back or comments; any other is done, declined or commented (4.13.9). */
export const inquiryOutcomes = ['done', 'declined', 'approved', 'not_yet', 'comment'] as const
export type InquiryOutcome = (typeof inquiryOutcomes)[number]

/** What a message of the contact form is about, in the order of the form (K14). */
export const messageTopics = [
  'advisory',
  'ventures',
  'partnership',
  'membership',
  'press',
  'security',
] as const
export type MessageTopic = (typeof messageTopics)[number]

/** Why what a visitor sent is held back: staff see it apart, nobody is told, and it is let through if it was a person's (K14). */
export const heldReasons = ['trap', 'quick', 'links', 'token', 'text'] as const
export type HeldReason = (typeof heldReasons)[number]
