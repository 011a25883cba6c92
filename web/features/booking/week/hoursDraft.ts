import type { AvailabilityOf, CalendarEntry } from '#contract/booking/availability.ts'
import { hoursOn } from '#domain/booking/rules/hours.ts'
import { freeStarts } from '#domain/booking/rules/slots.ts'
import type { DayHours } from '#domain/booking/types.ts'
import { beginOfDay, endOfDay } from '#domain/instants.ts'
import { clockOf, minuteOf, placeOf } from './grid.ts'

/** Hours of one day as somebody is about to set them; `isAsking` once they let go of them. */
export type HoursDraft = {
  readonly advisorId: string
  /** A day of the advisor's own calendar. */
  readonly day: string
  readonly hours: readonly DayHours[]
  readonly isAsking: boolean
}

export type HoursEnd = 'from' | 'until'

type Kept = Pick<AvailabilityOf, 'hours' | 'exceptions'>

/** The hours that a day has now. */
export const keptHours = (found: Kept, day: string): DayHours[] =>
  hoursOn(day, found.hours, new Map(found.exceptions.map((each) => [each.day, each.hours]))).map(
    ({ from, until }) => ({ from, until }),
  )

/** Whether hours are those that a day has now: none of them is unsaved. */
export const areKept = (found: Kept, day: string, hours: readonly DayHours[]): boolean =>
  JSON.stringify(hours.map(({ from, until }) => [from, until])) ===
  JSON.stringify(keptHours(found, day).map(({ from, until }) => [from, until]))

/** Monday is 1. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The same hours with one end some half hours on: never past its other end, nor over the hours next to it. */
export function moveEnd(
  hours: readonly DayHours[],
  index: number,
  end: HoursEnd,
  steps: number,
): readonly DayHours[] {
  const own = hours[index]
  if (!own) return hours
  const [from, until] = [minuteOf(own.from), minuteOf(own.until)]
  const others = hours.filter((_, at) => at !== index)
  const wanted = (end === 'from' ? from : until) + steps * 30
  const [least, most] =
    end === 'from'
      ? [Math.max(0, ...others.map((each) => minuteOf(each.until)).filter((at) => at <= from)), until - 30]
      : [from + 30, Math.min(1440, ...others.map((each) => minuteOf(each.from)).filter((at) => at >= until))]
  const clock = clockOf(Math.min(most, Math.max(least, wanted)))
  return hours.map((each, at) => (at === index ? { ...each, [end]: clock } : each))
}

/** Whether nothing is open for half an hour, or longer, from a minute of the day. */
export const isClosed = (hours: readonly DayHours[], at: number, minutes = 30): boolean =>
  !hours.some(({ from, until }) => minuteOf(from) < at + minutes && at < minuteOf(until))

/**
 * The same hours and new ones from one half hour to another, whichever is earlier: as far as the free place around the first of them
 * goes. Null where that is open already.
 */
export function drawHours(
  hours: readonly DayHours[],
  first: number,
  last: number,
): readonly DayHours[] | null {
  if (!isClosed(hours, first)) return null
  const taken = hours.map(({ from, until }) => ({ from: minuteOf(from), until: minuteOf(until) }))
  const least = Math.max(0, ...taken.map(({ until }) => until).filter((at) => at <= first))
  const most = Math.min(1440, ...taken.map(({ from }) => from).filter((at) => at > first))
  const from = clockOf(Math.max(least, Math.min(first, last)))
  const until = clockOf(Math.min(most, Math.max(first, last) + 30))
  return [...hours, { from, until }].toSorted((one, other) => one.from.localeCompare(other.from))
}

/** The next start, half an hour at a time in one direction, from which an hour is free; null where none is. */
export function freeHour(
  hours: readonly DayHours[],
  wanted: number,
  step: number,
  range: { from: number; until: number },
): number | null {
  for (let at = wanted; at >= range.from && at + 60 <= range.until; at += step)
    if (isClosed(hours, at, 60)) return at
  return null
}

const total = (hours: readonly DayHours[]) =>
  hours.reduce((sum, { from, until }) => sum + minuteOf(until) - minuteOf(from), 0)

function spanText(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (whole === 0) return 'Half an hour'
  const hours = whole === 1 ? 'One hour' : `${whole} hours`
  return rest === 0 ? hours : `${hours} and a half`
}

type Around = { found: AvailabilityOf; day: string; entries: readonly CalendarEntry[]; now: Date }

/** What other hours of a day come to, in a few words: how much more or less, slots of an hour, and sessions that stand outside. */
export function effectOf(hours: readonly DayHours[], { found, day, entries, now }: Around): string {
  const before = keptHours(found, day)
  const window = {
    from: beginOfDay(day, found.timeZone),
    until: endOfDay(day, found.timeZone),
  }
  const own = entries.filter((each) => each.advisorId === found.advisorId)
  const taken = own.map((each) => ({
    startAt: new Date(each.startAt),
    endAt: new Date(each.endAt),
    busyFrom: new Date(each.busyFrom),
    busyUntil: new Date(each.busyUntil),
  }))
  const slots = (of: readonly DayHours[]) =>
    freeStarts({ availability: found, exceptions: [{ day, hours: of }], taken }, 60, window, now).length
  const sessions = own
    .filter(({ kind }) => kind === 'session')
    .map((each) => placeOf(each, found.timeZone))
    .filter((each) => each.day === day)
  type Place = (typeof sessions)[number]
  const isOutside = (of: readonly DayHours[], place: Place) =>
    !of.some(({ from, until }) => minuteOf(from) <= place.from && place.until <= minuteOf(until))
  const affected = sessions.filter((each) => isOutside(hours, each) && !isOutside(before, each)).length
  return [
    lengthText(total(hours) - total(before)),
    slotsText(slots(hours) - slots(before)),
    affected === 0
      ? 'No session is affected.'
      : `${affected === 1 ? 'One session stays' : `${affected} sessions stay`} outside these hours.`,
  ].join(' ')
}

function lengthText(change: number): string {
  if (change === 0) return 'As long as before.'
  return `${spanText(Math.abs(change))} ${change > 0 ? 'more' : 'less'}.`
}

function slotsText(change: number): string {
  const count = Math.abs(change)
  if (count === 0) return 'As many slots of 60 minutes as before.'
  const slots = count === 1 ? 'one' : String(count)
  const noun = count === 1 ? 'slot' : 'slots'
  return change > 0
    ? `It makes ${slots} more ${noun} of 60 minutes.`
    : `It takes away ${slots} ${noun} of 60 minutes.`
}
