/** Bounds of a grant: its reason in characters, and how far ahead it may end, in days. */
export const grantLimits = { reason: 500, daysAhead: 3660 } as const
