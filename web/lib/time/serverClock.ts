let ahead = 0

/**
 * The server said what time it is there to a question of `askedAt`: as much as this device's clock must be wrong by is taken off
 * from then on, and no more, however long the answer took.
 */
export function noteServerTime(now: string, askedAt: number) {
  const there = Date.parse(now)
  ahead = Math.max(askedAt - there, Math.min(0, Date.now() - there))
}

/** The server's time, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() - ahead
