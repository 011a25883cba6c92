import { Temporal } from 'temporal-polyfill'
import type { Availability, DayException } from '../types.ts'
import { hoursOn, minutesOf } from './hours.ts'

const minuteMs = 60_000
const dayMinutes = 1440

/** A stretch of time: `untilMs` is the first millisecond after it. */
export type Stretch = { readonly fromMs: number; readonly untilMs: number }

/** A stretch during which the zone's clock runs without a jump, and how far it is ahead of UTC. */
export type EvenStretch = Stretch & { readonly offsetMs: number }

/** The stretches between two instants in which a zone's offset stays the same: one, or two about a clock change (T-213). */
export function evenStretches(timeZone: string, { fromMs, untilMs }: Stretch): readonly EvenStretch[] {
  const stretches: EvenStretch[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(timeZone)
  while (at.epochMilliseconds < untilMs) {
    const change = at.getTimeZoneTransition('next')
    const end = Math.min(change?.epochMilliseconds ?? untilMs, untilMs)
    const offsetMs = at.offsetNanoseconds / 1e6
    stretches.push({ fromMs: at.epochMilliseconds, untilMs: end, offsetMs })
    if (!change || end >= untilMs) break
    at = change
  }
  return stretches
}

/**
 * When an advisor's hours are open between two instants: every moment at which the clock on their wall shows an open
 * hour. What a clock change removes is not there, what it doubles is open twice (T-213).
 */
export function openings(
  availability: Pick<Availability, 'timeZone' | 'hours'>,
  exceptions: readonly DayException[],
  window: Stretch,
): readonly Stretch[] {
  const byDay = new Map(exceptions.map((each) => [each.day, each.hours]))
  const found: Stretch[] = []
  for (const even of evenStretches(availability.timeZone, window)) {
    // Wall clock as if it were UTC: within an even stretch the two differ by the offset alone.
    const firstDay = Math.floor((even.fromMs + even.offsetMs) / (dayMinutes * minuteMs))
    const lastDay = Math.floor((even.untilMs - 1 + even.offsetMs) / (dayMinutes * minuteMs))
    for (let day = firstDay; day <= lastDay; day += 1) {
      const midnight = day * dayMinutes * minuteMs
      const name = new Date(midnight).toISOString().slice(0, 10)
      for (const hours of hoursOn(name, availability.hours, byDay)) {
        const fromMs = Math.max(even.fromMs, midnight + minutesOf(hours.from) * minuteMs - even.offsetMs)
        const untilMs = Math.min(even.untilMs, midnight + minutesOf(hours.until) * minuteMs - even.offsetMs)
        if (fromMs < untilMs) found.push({ fromMs, untilMs })
      }
    }
  }
  return joined(found)
}

/** In order, and one where one ends as the next begins. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const inOrder = [...stretches].sort((one, other) => one.fromMs - other.fromMs)
  const whole: Stretch[] = []
  for (const each of inOrder) {
    const last = whole.at(-1)
    if (last && each.fromMs <= last.untilMs) {
      whole[whole.length - 1] = { fromMs: last.fromMs, untilMs: Math.max(last.untilMs, each.untilMs) }
    } else whole.push(each)
  }
  return whole
}
