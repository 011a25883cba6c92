import { bookingLimits } from '../limits.ts'
import type { Availability, DayException, Slot, TakenTime } from '../types.ts'
import { joined, openings } from './openings.ts'
import type { EvenStretch, Stretch } from './zoneStretches.ts'
import { evenStretches, offsetReader } from './zoneStretches.ts'

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

type Window = { readonly from: Date; readonly until: Date }

/**
 * The starts that can be booked between two instants, in milliseconds and in order: within the open hours, on the half hours of the
 * advisor's clock, not sooner than the notice, not later than the horizon, free with both buffers of everything taken, on days that
 * are not full (K64, T-064).
 */
export function freeStarts(
  { availability, exceptions, taken }: SlotFacts,
  minutes: number,
  window: Window,
  now: Date,
): readonly number[] {
  const lengthMs = minutes * minuteMs
  const earliest = Math.max(window.from.getTime(), now.getTime() + availability.noticeHours * hourMs)
  const latest = Math.min(window.until.getTime(), now.getTime() + availability.horizonDays * dayMs)
  if (!(earliest < latest)) return []
  const even = evenStretches(availability.timeZone, { fromMs: earliest, untilMs: latest + lengthMs })
  const full = fullDays(availability, taken)
  const meets = blockedBy(availability, taken, lengthMs)
  const found: number[] = []
  for (const open of openings(availability, exceptions, even))
    for (const { at, day } of startsIn(open, even, Math.min(latest, open.untilMs - lengthMs + 1)))
      if (!full.has(day) && !meets(at)) found.push(at)
  return found
}

/** Instants before `end` at which the advisor's clock shows a full or half hour, each with the number of the day that it shows. */
function* startsIn(open: Stretch, even: readonly EvenStretch[], end: number) {
  for (const { fromMs, untilMs, offsetMs } of even) {
    const until = Math.min(end, untilMs)
    const first = Math.ceil((Math.max(open.fromMs, fromMs) + offsetMs) / stepMs) * stepMs - offsetMs
    for (let at = first; at < until; at += stepMs) yield { at, day: Math.floor((at + offsetMs) / dayMs) }
  }
}

/**
 * Whether a start meets, with its own buffers, anything that is taken with its buffers: the rule of the database's own constraint
 * (T-064). Asked in the order of time it goes once through what is taken.
 */
function blockedBy(
  { bufferBefore, bufferAfter }: Pick<Availability, 'bufferBefore' | 'bufferAfter'>,
  taken: readonly TakenTime[],
  lengthMs: number,
): (at: number) => boolean {
  const busy = joined(
    taken.map((each) => ({ fromMs: each.busyFrom.getTime(), untilMs: each.busyUntil.getTime() })),
  )
  let index = 0
  return (at) => {
    const from = at - bufferBefore * minuteMs
    while (index < busy.length && (busy[index]?.untilMs ?? 0) <= from) index += 1
    const next = busy[index]
    return next !== undefined && next.fromMs < at + lengthMs + bufferAfter * minuteMs
  }
}

/** Days by the advisor's calendar that hold as many as they may, by their number. */
function fullDays(
  { timeZone, dailyMaximum }: Pick<Availability, 'timeZone' | 'dailyMaximum'>,
  taken: readonly TakenTime[],
): ReadonlySet<number> {
  const starts = taken.map(({ startAt }) => startAt.getTime()).sort((one, other) => one - other)
  const [first, last] = [starts[0], starts.at(-1)]
  const full = new Set<number>()
  if (first === undefined || last === undefined) return full
  const offsetAt = offsetReader(evenStretches(timeZone, { fromMs: first, untilMs: last + 1 }))
  const counts = new Map<number, number>()
  for (const at of starts) {
    const day = Math.floor((at + offsetAt(at)) / dayMs)
    const count = (counts.get(day) ?? 0) + 1
    counts.set(day, count)
    if (count >= dailyMaximum) full.add(day)
  }
  return full
}

/** Whether exactly this time can be booked. */
export function isOffered(facts: SlotFacts, minutes: number, startAt: Date, now: Date): boolean {
  const until = new Date(startAt.getTime() + 1)
  return freeStarts(facts, minutes, { from: startAt, until }, now)[0] === startAt.getTime()
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
