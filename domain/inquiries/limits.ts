/** Bounds of a request: what is written, answered and carried of its subject, in characters. */
export const inquiryLimits = { body: 2000, answer: 2000, about: 4000 } as const

/** Working days until a request is due; null where no day is promised (T-103). */
export const inquiryDueDays = {
  upgrade: null,
  decision_review: 3,
  portfolio_update: 5,
  session: 2,
  service: 2,
  contact: 2,
  partnership: 5,
  advisory: 2,
  application: 10,
  ecosystem: 5,
  disclosure: 2,
} as const

/**
 * What holds back programs that fill in forms (K14): what is sent sooner than `leastMs` after its form was opened, with more
 * links than people write, by a page that was opened once and sent often, or in words that many addresses have sent. An
 * address may write `perSenderHourly` times an hour, all who share a network `perNetworkHourly` times, which is an office, and
 * all of them together `hourly` times.
 */
export const messageRates = {
  leastMs: 2_000,
  links: 4,
  perPage: 3,
  sendersOfText: 3,
  textLength: 40,
  perSenderHourly: 5,
  perNetworkHourly: 300,
  hourly: 2_000,
  heldHourly: 500,
} as const

/** The longest field of any form, in characters. */
export const messageFieldMax = 8_000

/** Rows that one export of the inbox holds at most. */
export const inquiryExportMax = 2_000

/** How long whoever sent a form can read on the page it led to what they wrote, in hours. */
export const sentShownHours = 1

/** How long a visitor's message is kept, in months (4.13.18). */
export const messageKeptMonths = 12
