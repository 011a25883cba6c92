/** What somebody asks of the consultancy; each lands in one staff inbox (T-103, 4.12.18). */
export const inquiryKinds = ['upgrade', 'decision_review', 'portfolio_update'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** Where a request stands, in the order of its life; done and declined are the two ends. */
export const inquiryStatuses = ['open', 'in_progress', 'done', 'declined'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/** A request as stored; `subject` of an upgrade is the plan asked for, of a decision's review the card's id. `userId` is null for a visitor's form. */
export type Inquiry = {
  readonly id: string
  readonly userId: string | null
  readonly kind: InquiryKind
  readonly subject: string
  readonly body: string
  readonly status: InquiryStatus
  readonly ownerId: string | null
  /** A calendar day, 'YYYY-MM-DD'. */
  readonly dueOn: string | null
  readonly closedAt: Date | null
}
