/** A calendar day and a wall clock, as people write them in a form: 'YYYY-MM-DD' and 'HH:MM'. */
export type WallTime = { readonly day: string; readonly clock: string }

/** A day is a real date of the calendar, 'YYYY-MM-DD', from 1900 on. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return year >= 1900 && day >= 1 && day <= days
}

/** True for a zone name the calendar knows, such as 'Europe/Berlin'; bare offsets are not places (T-213). */
export function isTimeZone(zone: string): boolean {
  if (zone !== 'UTC' && !/^[A-Za-z_]+\/[A-Za-z0-9_+\-/]+$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What a clock on the wall in `zone` shows at that instant; an unknown zone is read as UTC. */
export function wallTime(at: Date, zone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: isTimeZone(zone) ? zone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '00'
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    clock: `${part('hour')}:${part('minute')}`,
  }
}

/** The calendar day of an instant in a zone, 'YYYY-MM-DD'; due dates are counted from it. */
export const dayIn = (at: Date, zone: string): string => wallTime(at, zone).day

/**
 * The instant at which that wall clock shows that time. In the skipped hour of spring there is none and the
 * answer is refused; in the doubled hour of autumn it is the first of the two (T-213).
 */
export function instantOf(
  wall: WallTime,
  zone: string,
): { ok: true; at: Date } | { ok: false; reason: 'bad_time' | 'bad_zone' | 'time_skipped' } {
  if (!isTimeZone(zone)) return { ok: false, reason: 'bad_zone' }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(wall.day) || !/^\d{2}:\d{2}$/.test(wall.clock))
    return { ok: false, reason: 'bad_time' }
  const asUtc = Date.parse(`${wall.day}T${wall.clock}:00Z`)
  if (Number.isNaN(asUtc) || wallTime(new Date(asUtc), 'UTC').day !== wall.day)
    return { ok: false, reason: 'bad_time' }
  const shift = (at: number) => {
    const shown = wallTime(new Date(at), zone)
    return Date.parse(`${shown.day}T${shown.clock}:00Z`) - at
  }
  const dayMs = 86_400_000
  const candidates = [asUtc - shift(asUtc - dayMs), asUtc - shift(asUtc + dayMs)]
    .filter((at) => at + shift(at) === asUtc)
    .sort((a, b) => a - b)
  const first = candidates[0]
  return first === undefined ? { ok: false, reason: 'time_skipped' } : { ok: true, at: new Date(first) }
}
