/** How long after a page the question about cookies shows, in milliseconds (spec 1 §9). */
export const cookieBannerMs = 1_000

/** A choice about cookies: the months it counts for, and the receipts that all visitors together may leave in an hour (T-160). */
export const cookieLimits = { choiceMonths: 6, receiptsHourly: 5_000 } as const
