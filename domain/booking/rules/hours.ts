import type { Problem } from '#domain/decision.ts'
import { instantOf } from '#domain/instants.ts'
import { isDay, isTimeZone } from '#domain/zones.ts'
import { bookingLimits } from '../limits.ts'
import { bookingFieldTexts } from '../texts.ts'
import type { Availability, DayHours, WeeklyHours } from '../types.ts'

/** Minutes since midnight of 'HH:MM'; '24:00' is 1440. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** What is wrong with hours, entry by entry: an end before its start, a time between the half hours, two that overlap. */
function checkHours(hours: readonly DayHours[], field: string, dayOf: (each: number) => number): Problem[] {
  const problems: Problem[] = []
  const say = (index: number, end: 'from' | 'until', message: string) =>
    problems.push({ field: `${field}.${index}.${end}`, message })
  hours.forEach((each, index) => {
    const from = minutesOf(each.from)
    const until = minutesOf(each.until)
    if (from % bookingLimits.stepMinutes !== 0) say(index, 'from', bookingFieldTexts.half_hours)
    else if (until % bookingLimits.stepMinutes !== 0) say(index, 'until', bookingFieldTexts.half_hours)
    else if (until <= from) say(index, 'until', bookingFieldTexts.hours_end)
    else {
      const other = hours.findIndex(
        (earlier, at) =>
          at < index &&
          dayOf(at) === dayOf(index) &&
          minutesOf(earlier.from) < until &&
          from < minutesOf(earlier.until),
      )
      if (other >= 0) say(index, 'from', bookingFieldTexts.hours_overlap)
    }
  })
  return problems
}

/** What is wrong with an advisor's availability: a zone that does not exist, hours that overlap or end before they start. */
export function checkAvailability(given: Pick<Availability, 'timeZone' | 'hours'>): readonly Problem[] {
  const weekdayOf = (at: number) => given.hours[at]?.weekday ?? 0
  return [
    ...(isTimeZone(given.timeZone) ? [] : [{ field: 'timeZone', message: bookingFieldTexts.zone_unknown }]),
    ...checkHours(given.hours, 'hours', weekdayOf),
  ]
}

/**
 * What is wrong with the hours of one day: besides the above, a day that is past, and a time which the clocks of that
 * day skip or show twice, because nobody could say which one is meant (T-213).
 */
export function checkException(
  given: { readonly day: string; readonly hours: readonly DayHours[] | null },
  timeZone: string,
  today: string,
): readonly Problem[] {
  if (!isDay(given.day)) return [{ field: 'day', message: bookingFieldTexts.day_invalid }]
  if (given.day < today) return [{ field: 'day', message: bookingFieldTexts.day_past }]
  const problems = checkHours(given.hours ?? [], 'hours', () => 0)
  if (problems.length > 0) return problems
  return (given.hours ?? []).flatMap((each, index) =>
    (['from', 'until'] as const).flatMap((end) => {
      const message = clockProblem(given.day, each[end], timeZone)
      return message ? [{ field: `hours.${index}.${end}`, message }] : []
    }),
  )
}

function clockProblem(day: string, clock: string, timeZone: string): string | null {
  if (clock === '24:00') return null
  const first = instantOf({ day, clock }, timeZone)
  if (!first.ok) return first.reason === 'time_skipped' ? bookingFieldTexts.time_skipped : null
  const last = instantOf({ day, clock }, timeZone, 'later')
  return last.ok && last.at.getTime() !== first.at.getTime() ? bookingFieldTexts.time_doubled : null
}

/** The hours of a calendar day: those of its exception, else those of its weekday. */
export function hoursOn(
  day: string,
  weekly: readonly WeeklyHours[],
  exceptions: ReadonlyMap<string, readonly DayHours[]>,
): readonly DayHours[] {
  const exception = exceptions.get(day)
  if (exception) return exception
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return weekly.filter((each) => each.weekday === weekday)
}
