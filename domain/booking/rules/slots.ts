import { dayIn } from '#domain/zones.ts'
import { bookingLimits } from '../limits.ts'
import type { Availability, DayException, Slot, TakenTime } from '../types.ts'
import type { Stretch } from './openings.ts'
import { evenStretches, openings } from './openings.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const stepMs = bookingLimits.stepMinutes * minuteMs

/** Everything that decides which times of one advisor are free. */
export type SlotFacts = {
  readonly availability: Availability
  readonly exceptions: readonly DayException[]
  readonly taken: readonly TakenTime[]
}

/**
 * The times that can be booked between two instants: within the open hours, beginning on the half hours of the
 * advisor's clock, not sooner than the notice, not later than the horizon, free with both buffers of everything taken, on days that
 * are not full (K64, T-064).
 */
export function freeSlots(
  { availability, exceptions, taken }: SlotFacts,
  minutes: number,
  window: { readonly from: Date; readonly until: Date },
  now: Date,
): readonly Slot[] {
  const lengthMs = minutes * minuteMs
  const earliest = Math.max(window.from.getTime(), now.getTime() + availability.noticeHours * hourMs)
  const latest = Math.min(window.until.getTime(), now.getTime() + availability.horizonDays * dayMs)
  if (!(earliest < latest)) return []
  const whole: Stretch = { fromMs: earliest, untilMs: latest + lengthMs }
  const full = fullDays(availability, taken)
  return openings(availability, exceptions, whole).flatMap((open) =>
    startsIn(open, availability.timeZone)
      .filter((at) => at < latest && at + lengthMs <= open.untilMs)
      .map((at) => ({ startAt: new Date(at), endAt: new Date(at + lengthMs) }))
      .filter((slot) => isFree(slot, availability, taken))
      .filter((slot) => !full.has(dayIn(slot.startAt, availability.timeZone))),
  )
}

/** Instants at which the advisor's clock shows a full or half hour. */
function startsIn(open: Stretch, timeZone: string): readonly number[] {
  return evenStretches(timeZone, open).flatMap(({ fromMs, untilMs, offsetMs }) => {
    const first = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs
    const count = Math.max(0, Math.ceil((untilMs - first) / stepMs))
    return Array.from({ length: count }, (_, index) => first + index * stepMs)
  })
}

/** With its own buffers it meets nothing that is taken with its buffers: the rule of the database's own constraint (T-064). */
function isFree(
  slot: Slot,
  { bufferBefore, bufferAfter }: Pick<Availability, 'bufferBefore' | 'bufferAfter'>,
  taken: readonly TakenTime[],
): boolean {
  const from = slot.startAt.getTime() - bufferBefore * minuteMs
  const until = slot.endAt.getTime() + bufferAfter * minuteMs
  return !taken.some((each) => each.busyFrom.getTime() < until && from < each.busyUntil.getTime())
}

function fullDays(
  { timeZone, dailyMaximum }: Pick<Availability, 'timeZone' | 'dailyMaximum'>,
  taken: readonly TakenTime[],
): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const each of taken) {
    const day = dayIn(each.startAt, timeZone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= dailyMaximum).map(([day]) => day))
}

/** Whether exactly this time can be booked. */
export function isOffered(facts: SlotFacts, minutes: number, startAt: Date, now: Date): boolean {
  const until = new Date(startAt.getTime() + 1)
  return freeSlots(facts, minutes, { from: startAt, until }, now).some(
    (slot) => slot.startAt.getTime() === startAt.getTime(),
  )
}

/** Of free slots those nearest to a time, the earlier first where two are as near; in the order of the calendar. */
export function nearestSlots<Any extends Pick<Slot, 'startAt'>>(
  slots: readonly Any[],
  wanted: Date,
  count: number = bookingLimits.nearest,
): readonly Any[] {
  const distance = (slot: Any) => Math.abs(slot.startAt.getTime() - wanted.getTime())
  return [...slots]
    .sort((one, other) => distance(one) - distance(other) || one.startAt.getTime() - other.startAt.getTime())
    .slice(0, count)
    .sort((one, other) => one.startAt.getTime() - other.startAt.getTime())
}
