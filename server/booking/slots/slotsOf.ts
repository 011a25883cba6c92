import { bookingLimits } from '#domain/booking/limits.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { freeStarts, nearestSlots } from '#domain/booking/rules/slots.ts'
import type { BookingService, Slot } from '#domain/booking/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { OpenAdvisor } from './readAdvisors.ts'
import { readAdvisors } from './readAdvisors.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
/** How far around a wanted time the nearest are looked for. */
const NEAR_DAYS = 21

export type AdvisorSlot = Slot & { advisorId: string }

/** Free times of several advisors in order; of those who are free at the same time the one with less taken is named. */
export function slotsOf(
  advisors: readonly OpenAdvisor[],
  minutes: number,
  window: { from: Date; until: Date },
  now: Date,
): readonly AdvisorSlot[] {
  const freeWith = new Map<number, string>()
  const leastTakenFirst = [...advisors].sort((one, other) => one.taken.length - other.taken.length)
  for (const advisor of leastTakenFirst)
    for (const at of freeStarts(advisor, minutes, window, now))
      if (!freeWith.has(at)) freeWith.set(at, advisor.id)
  return [...freeWith]
    .sort(([one], [other]) => one - other)
    .map(([at, advisorId]) => ({
      startAt: new Date(at),
      endAt: new Date(at + minutes * MINUTE_MS),
      advisorId,
    }))
}

/** The three free times nearest to one that is gone (T-064). */
export async function findNearest(
  db: Db,
  wanted: { advisorId: string; minutes: number; startAt: Date; movingId?: string | null },
  now: Date,
): Promise<readonly AdvisorSlot[]> {
  const from = new Date(Math.max(now.getTime(), wanted.startAt.getTime() - NEAR_DAYS * DAY_MS))
  const until = new Date(Math.max(from.getTime(), wanted.startAt.getTime()) + NEAR_DAYS * DAY_MS)
  const { advisorId, movingId = null } = wanted
  const advisors = await readAdvisors(db, { advisorId, from, until, movingId, now })
  return nearestSlots(slotsOf(advisors, wanted.minutes, { from, until }, now), wanted.startAt)
}

/** The first free times from now on. */
export async function findNext(db: Db, advisorId: string | null, service: BookingService, now: Date) {
  const until = new Date(now.getTime() + bookingLimits.horizonDays * DAY_MS)
  const advisors = await readAdvisors(db, { advisorId, from: now, until, now })
  const { minutes } = serviceOffers[service]
  return slotsOf(advisors, minutes, { from: now, until }, now).slice(0, bookingLimits.nearest)
}
