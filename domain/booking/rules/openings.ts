import type { Availability, DayException } from '../types.ts'
import { hoursOn, minutesOf } from './hours.ts'
import type { EvenStretch, Stretch } from './zoneStretches.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/**
 * When an advisor's hours are open: every moment at which the clock on their wall shows an open hour, over the even stretches of
 * their zone. What a clock change removes is not there, what it doubles is open twice (T-213).
 */
export function openings(
  { hours: weekly }: Pick<Availability, 'hours'>,
  exceptions: readonly DayException[],
  stretches: readonly EvenStretch[],
): readonly Stretch[] {
  const byDay = new Map(exceptions.map((each) => [each.day, each.hours]))
  const found: Stretch[] = []
  for (const even of stretches) {
    // Wall clock as if it were UTC: within an even stretch the two differ by the offset alone.
    const firstDay = Math.floor((even.fromMs + even.offsetMs) / dayMs)
    const lastDay = Math.floor((even.untilMs - 1 + even.offsetMs) / dayMs)
    for (let day = firstDay; day <= lastDay; day += 1) {
      const midnight = day * dayMs
      const name = new Date(midnight).toISOString().slice(0, 10)
      for (const hours of hoursOn(name, weekly, byDay)) {
        const fromMs = Math.max(even.fromMs, midnight + minutesOf(hours.from) * minuteMs - even.offsetMs)
        const untilMs = Math.min(even.untilMs, midnight + minutesOf(hours.until) * minuteMs - even.offsetMs)
        if (fromMs < untilMs) found.push({ fromMs, untilMs })
      }
    }
  }
  return joined(found)
}

/** In order, and one where one meets the next. */
export function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const inOrder = [...stretches].sort((one, other) => one.fromMs - other.fromMs)
  const whole: Stretch[] = []
  for (const { fromMs, untilMs } of inOrder) {
    const last = whole.at(-1)
    if (last && fromMs <= last.untilMs)
      whole[whole.length - 1] = { fromMs: last.fromMs, untilMs: Math.max(last.untilMs, untilMs) }
    else whole.push({ fromMs, untilMs })
  }
  return whole
}
