/** How long after a page the question about cookies shows, in milliseconds (spec 1 §9). */
export const cookieBannerMs = 1_000

/** A choice about cookies: the months it counts for, and the receipts that all visitors together may leave in an hour (T-160). */
export const cookieLimits = { choiceMonths: 6, receiptsHourly: 5_000 } as const

/**
 * An export is kept for these days, at most so many bytes long, and loaded within so many milliseconds of a sign-in; a deletion
 * waits these days (K37).
 */
export const rightsLimits = {
  exportDays: 7,
  exportBytes: 200_000_000,
  freshMs: 15 * 60_000,
  graceDays: 30,
  listed: 5,
} as const
