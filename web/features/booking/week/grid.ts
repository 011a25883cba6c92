import type { CalendarEntry } from '#contract/booking/availability.ts'
import type { DayHours } from '#domain/booking/types.ts'
import { beginOfDay, instantOf } from '#domain/instants.ts'
import { wallTime } from '#domain/zones.ts'

export const rowPx = 32
const dayMs = 86_400_000

/** The day some days after another, 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Minutes since midnight of a clock. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Hours as they stand on a wall: of which day and place of the advisor's they are, and which of their ends can be seen there. */
export type WallHours = DayHours & {
  readonly of: string
  readonly index: number
  readonly hasStart: boolean
  readonly hasEnd: boolean
}

/**
 * The open hours of a day on this wall, whatever zone they are kept in: those of the advisor's days that reach into it, each from
 * and until where the wall's clock shows it (T-213).
 */
export function hoursOnWall(
  day: string,
  zone: string,
  advisor: { timeZone: string; hoursOf: (day: string) => readonly DayHours[] },
): readonly WallHours[] {
  const [from, until] = [beginOfDay(day, zone).getTime(), beginOfDay(dayAfter(day, 1), zone).getTime()]
  const instant = (of: string, clock: string) => {
    if (clock === '24:00') return beginOfDay(dayAfter(of, 1), advisor.timeZone).getTime()
    const at = instantOf({ day: of, clock }, advisor.timeZone)
    return (at.ok ? at.at : beginOfDay(of, advisor.timeZone)).getTime()
  }
  const clockAt = (at: number) => (at === until ? '24:00' : wallTime(new Date(at), zone).clock)
  return [dayAfter(day, -1), day, dayAfter(day, 1)].flatMap((of) =>
    advisor.hoursOf(of).flatMap((hours, index) => {
      const [opens, closes] = [instant(of, hours.from), instant(of, hours.until)]
      const [start, end] = [Math.max(from, opens), Math.min(until, closes)]
      if (end <= start) return []
      const ends = { hasStart: start === opens, hasEnd: end === closes }
      return [{ from: clockAt(start), until: clockAt(end), of, index, ...ends }]
    }),
  )
}

/** Where an entry stands on the wall: its day and its minutes there. One that ends on another day ends with its own here. */
export function placeOf(entry: Pick<CalendarEntry, 'startAt' | 'endAt'>, zone: string) {
  const start = wallTime(new Date(entry.startAt), zone)
  const end = wallTime(new Date(entry.endAt), zone)
  const from = minuteOf(start.clock)
  return { day: start.day, from, until: end.day === start.day ? minuteOf(end.clock) : 1440 }
}

/** The day and the half hour of an advisor's own calendar that stand where this wall shows a day and its minutes (T-213). */
export function onOwnCalendar(day: string, minutes: number, zone: string, advisorZone: string) {
  const at = instantOf({ day, clock: clockOf(minutes) }, zone)
  const own = wallTime(at.ok ? at.at : beginOfDay(day, zone), advisorZone)
  return { day: own.day, minutes: Math.floor(minuteOf(own.clock) / 30) * 30 }
}
