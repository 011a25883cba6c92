/** Bounds of reading the trail (K34): events on a page, event kinds in the filter, and events one call verifies at most. */
export const auditLimits = { page: 50, kinds: 300, verifyPart: 5_000 } as const
