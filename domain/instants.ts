import { Temporal } from 'temporal-polyfill'
import type { WallTime } from './zones.ts'
import { isTimeZone } from './zones.ts'

/**
 * The instant at which that wall clock shows that time. In the skipped hour of spring there is none and the
 * answer is refused; in the doubled hour of autumn it is the first of the two, or the second where that is asked for (T-213).
 */
export function instantOf(
  wall: WallTime,
  zone: string,
  disambiguation: 'earlier' | 'later' = 'earlier',
): { ok: true; at: Date } | { ok: false; reason: 'bad_time' | 'bad_zone' | 'time_skipped' } {
  if (!isTimeZone(zone)) return { ok: false, reason: 'bad_zone' }
  const shown = parse(wall)
  if (!shown) return { ok: false, reason: 'bad_time' }
  const at = shown.toZonedDateTime(zone, { disambiguation })
  // In a skipped hour the calendar answers a time that the clock on the wall never shows.
  if (!at.toPlainDateTime().equals(shown)) return { ok: false, reason: 'time_skipped' }
  return { ok: true, at: new Date(at.epochMilliseconds) }
}

/**
 * When a day, 'YYYY-MM-DD', begins in a zone: at midnight, or at the first time its clocks show where they skip that. What is no day, as
 * one of the year 20266, has no beginning and no end: an invalid date.
 */
export const beginOfDay = (day: string, zone: string): Date => begin(day, zone, 0)

/** When a day ends in a zone, which is when the next begins. */
export const endOfDay = (day: string, zone: string): Date => begin(day, zone, 1)

function begin(day: string, zone: string, after: number): Date {
  try {
    const found = Temporal.PlainDate.from(day).add({ days: after })
    return new Date(found.toZonedDateTime(isTimeZone(zone) ? zone : 'UTC').epochMilliseconds)
  } catch {
    return new Date(Number.NaN)
  }
}

/**
 * The moment at which a zone's clocks show what a field of day and time says; in an hour they skip, as much later. An invalid date where
 * it says no time, as one of the year 20266.
 */
export function momentAt(written: string, zone: string): Date {
  try {
    return new Date(Temporal.PlainDateTime.from(written).toZonedDateTime(zone).epochMilliseconds)
  } catch {
    return new Date(Number.NaN)
  }
}

function parse({ day, clock }: WallTime): Temporal.PlainDateTime | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(clock)) return null
  try {
    return Temporal.PlainDateTime.from(`${day}T${clock}`, { overflow: 'reject' })
  } catch {
    return null
  }
}
