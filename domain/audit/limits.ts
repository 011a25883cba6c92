/**
 * Bounds of reading the trail (K34): events on a page, event kinds in the filter, events one call verifies at most, and how long
 * the address of an exported file lives.
 */
export const auditLimits = { page: 50, kinds: 300, verifyPart: 5_000, exportMs: 600_000 } as const

/** Bounds of what browsers report: how much they keep, send at once and say of one event, and how long they wait after a failure (T-028). */
export const clientEventLimits = {
  queue: 500,
  batch: 50,
  action: 80,
  resource: 200,
  metadataKeys: 10,
  metadataText: 200,
  firstWaitMs: 5_000,
  longestWaitMs: 600_000,
} as const
