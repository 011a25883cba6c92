/** What can happen to a request, in the past tense (K89). */
export const inquiryEvents = [
  'inquiry.opened',
  'inquiry.withdrawn',
  'inquiry.taken',
  'inquiry.drafted',
  'inquiry.answered',
  'inquiry.commented',
  'inquiry.reopened',
  'inquiry.released',
  'inquiry.exported',
] as const
export type InquiryEvent = (typeof inquiryEvents)[number]
