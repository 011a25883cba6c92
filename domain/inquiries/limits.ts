/** Bounds of a request: what is written, answered and carried of its subject, in characters. */
export const inquiryLimits = { body: 2000, answer: 2000, about: 4000 } as const

/** Working days until a request is due; null where no day is promised (T-103). */
export const inquiryDueDays = {
  upgrade: null,
  decision_review: 3,
  portfolio_update: 5,
  session: 2,
  contact: 2,
} as const

/** Bounds of a message of the contact form, in characters. */
export const messageLengths = { name: 120, email: 254, company: 200, message: 4000 } as const

/**
 * What holds back programs that fill in forms (K14): a message sent sooner than `leastMs` after its form was opened is
 * theirs, and so is the sixth of one address in an hour and the thousandth and first of everybody.
 */
export const messageRates = { leastMs: 2_000, perSenderHourly: 5, hourly: 1_000 } as const

/** How long a visitor's message is kept, in months (4.13.18). */
export const messageKeptMonths = 12
