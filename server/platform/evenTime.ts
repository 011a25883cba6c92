import type { Clock } from './app.ts'

// Well above what storing an email takes (about 5 ms), below what people notice.
export const emailFloorMs = 200

/**
 * Answers no sooner than `floorMs`, whatever the work found: how long an answer took must not tell whether an
 * address has an account (T-199). The work itself must stay well below that minimum.
 */
export async function evenTime<T>(clock: Clock, floorMs: number, work: () => Promise<T>): Promise<T> {
  // Begun first, so that no part of the work comes on top of it.
  const floor = clock.wait(floorMs)
  const [done] = await Promise.allSettled([work(), floor])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
