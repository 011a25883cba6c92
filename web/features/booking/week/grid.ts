import type { CalendarEntry } from '#contract/booking/availability.ts'
import { instantOf } from '#domain/instants.ts'
import { wallTime } from '#domain/zones.ts'

export const rowPx = 32
const dayMs = 86_400_000

/** The day some days after another, 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Midnight by a zone's clock; where it is skipped, an hour later. */
export function midnightOf(day: string, zone: string): Date {
  const midnight = instantOf({ day, clock: '00:00' }, zone)
  if (midnight.ok) return midnight.at
  const one = instantOf({ day, clock: '01:00' }, zone)
  return one.ok ? one.at : new Date(`${day}T00:00:00Z`)
}

/** Minutes since midnight of a clock. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Where an entry stands on the wall: its day and its minutes there. One that ends on another day ends with its own here. */
export function placeOf(entry: Pick<CalendarEntry, 'startAt' | 'endAt'>, zone: string) {
  const start = wallTime(new Date(entry.startAt), zone)
  const end = wallTime(new Date(entry.endAt), zone)
  const from = minuteOf(start.clock)
  return { day: start.day, from, until: end.day === start.day ? minuteOf(end.clock) : 1440 }
}
