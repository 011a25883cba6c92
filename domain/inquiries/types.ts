/** What somebody asks of the consultancy; each lands in one staff inbox (T-103, 4.12.18). */
export const inquiryKinds = ['upgrade', 'decision_review', 'portfolio_update'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** Where a request stands, in the order of its life; done and declined are the two ends. */
export const inquiryStatuses = ['open', 'in_progress', 'done', 'declined'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]
