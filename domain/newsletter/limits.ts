/** Days in which a place on a list has to be confirmed by mail; then what was asked for is erased (K13). */
export const confirmDays = 7

/** An address that left its last list goes after this many days (K13). */
export const leftDays = 30

/**
 * Joins that are stored in an hour, of one network and of all together, and by a page that was opened once (K13). Behind one
 * network may sit a whole office.
 */
export const joinRates = { perNetworkHourly: 300, hourly: 2_000, perPage: 3 } as const

/** Rows that one export of a list holds at most. */
export const listExportMax = 20_000

/** Days for which a browser opens the funding-gaps report without its link, once the link has opened it there (4.13.18). */
export const reportDays = 90

/** Days for which a reader of YELMail rests, and then hears from it again by itself (K15). */
export const pauseDays = 30

/** The lengths of what staff write of an issue, and how many of them are listed (K15). */
export const issueLimits = { subject: 120, lead: 200, body: 20_000, listed: 200 } as const

/** Subscribers on one page of the list that staff read. */
export const subscriberPageSize = 50

/** Characters of a search among subscribers; a whole address fits (K15). */
export const subscriberSearchMax = 254

/** How far ahead an issue may be scheduled. */
export const scheduleDaysMax = 365

/** Issues in the feed, newest first. */
export const feedIssues = 20

/** Days after which it is forgotten who got which issue; its counts stay (K15). */
export const deliveryDays = 90

/**
 * Issues that were refused or did not arrive, and issues that were late, after which no more go to an address: of those that are
 * remembered, `deliveryDays` long. Lateness counts for less, because what is late may still arrive (K15).
 */
export const bouncesMost = { lost: 3, late: 8 } as const

/** What a mail server may hand us of what came back: the length of one message, and how many in a minute, all together. */
export const bounceIntake = { bytes: 262_144, perMinute: 600 } as const

/** Months for which we remember not to write to an address, by a digest of it (K15). */
export const suppressionMonths = 36

/** For how many days staff are shown an email that never arrived (K15). */
export const undeliveredDays = 14

/** The most addresses of them that one answer carries. */
export const undeliveredMost = 100
