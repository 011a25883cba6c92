/** Days in which a place on a list has to be confirmed by mail; then what was asked for is erased (K13). */
export const confirmDays = 7

/** Joins that one address may ask for in an hour, and all of them together (K13). */
export const joinRates = { perAddressHourly: 5, hourly: 2_000 } as const

/** Rows that one export of a list holds at most. */
export const listExportMax = 20_000
