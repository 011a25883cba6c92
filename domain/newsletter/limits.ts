/** Days in which a place on a list has to be confirmed by mail; then what was asked for is erased (K13). */
export const confirmDays = 7

/**
 * Joins that are stored in an hour, of one network and of all together, and by a page that was opened once (K13). Behind one
 * network may sit a whole office.
 */
export const joinRates = { perNetworkHourly: 300, hourly: 2_000, perPage: 3 } as const

/** Rows that one export of a list holds at most. */
export const listExportMax = 20_000
