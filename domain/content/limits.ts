/** How long a visit of a landing page offers the way back to it (spec 1 §2, §4). */
export const landingVisitMs = 30 * 60_000

/** Bounds of an error report, in characters; longer text is cut, never refused: a long stack is still a report (T-172). */
export const errorReportLimits = { message: 500, stack: 4000, path: 300, release: 40 } as const

/** Days a stored error is kept. */
export const errorReportDays = 30

/** The running version is compared with the server's at most this often (T-151). */
export const versionCheckMs = 60 * 60_000

/** Most characters quick navigation searches by (T-162). */
export const quickWordsMax = 100
/** Most pages, questions and lessons that the site's search shows for some words; it shows the best ones (K10). */
export const searchFoundMax = 20

/** Cards, sessions and members each that quick navigation finds at most (T-162). */
export const quickFoundMax = 5

/** Counting pages (T-159): characters of an address, different addresses of one day, and lines of a page of the list. */
export const pageCountLimits = { path: 200, pathsDaily: 300, page: 100 } as const

/** Refused and repeated posts of one form that an address of the network may send in a minute; what is stored is not counted (K14). */
export const formRefusalsPerMinute = 10

/** How long the page of a form may stay open before it is shown anew, with what was typed (K14). */
export const formOpenMs = 24 * 3_600_000
