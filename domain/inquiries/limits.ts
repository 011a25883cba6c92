/** Bounds of a request: what is written, answered and carried of its subject, in characters. */
export const inquiryLimits = { body: 2000, answer: 2000, about: 4000 } as const

/** Working days until a request is due; null where no day is promised (T-103). */
export const inquiryDueDays = { upgrade: null, decision_review: 3, portfolio_update: 5, session: 2 } as const
