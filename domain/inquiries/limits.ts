/** Bounds of a request: what is written and answered, in characters. */
export const inquiryLimits = { body: 2000, answer: 2000 } as const

/** Working days until a request is due; null where no day is promised (T-103). */
export const inquiryDueDays = { upgrade: null, decision_review: 3, portfolio_update: 5 } as const
