/** How long after a page the question about cookies shows, in milliseconds (spec 1 §9). */
export const cookieBannerMs = 1_000

/** A choice about cookies: the months it counts for, and the receipts that all visitors together may leave in an hour (T-160). */
export const cookieLimits = { choiceMonths: 6, receiptsHourly: 5_000 } as const

/**
 * A deletion by address: the hours for which its link works, and how many are stored in an hour, of one network and of all
 * together, and by a page that was opened once. Behind one network may sit a whole office; what is left of all together once
 * they are used up is a network's first few, so that nobody is locked out by strangers, up to a ceiling beyond which nobody is let
 * in: whoever has a /48 has 65,536 networks (K37). No answer comes sooner than `floorMs`:
 * its time would tell whether somebody asked for the address before.
 */
export const deletionLimits = {
  linkHours: 24,
  listed: 100,
  floorMs: 200,
  rates: { perNetworkHourly: 60, hourly: 500, firstOfNetwork: 3, perPage: 3, ceiling: 5_000 },
} as const

/** What an acceptance of the data processing agreement holds of each field, in characters, and how many of them are listed. */
export const processingLimits = { company: 200, address: 300, name: 120, position: 120, listed: 50 } as const

/**
 * An export is kept for these days, at most so many bytes of rows and of files long; a deletion waits these days. All tries of an export together take less than `exportTriesMs` (K37).
 */
export const rightsLimits = {
  exportDays: 7,
  exportBytes: 200_000_000,
  exportFileBytes: 2_000_000_000,
  graceDays: 30,
  exportTriesMs: 2 * 3_600_000,
  listed: 5,
} as const
