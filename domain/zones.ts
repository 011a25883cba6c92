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

const zones = new Map<string, boolean>()
const clocks = new Map<string, Intl.DateTimeFormat>()
// The calendar knows some 450 zones; what is asked beyond that is nonsense somebody sends.
const MOST_ZONES = 600

/** Whole days from one day of the calendar to another, negative backwards; 'YYYY-MM-DD'. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** True for a zone name the calendar knows, such as 'Europe/Berlin'; bare offsets are not places (T-213). */
export function isTimeZone(zone: string): boolean {
  const known = zones.get(zone)
  if (known !== undefined) return known
  const isKnown = isInCalendar(zone)
  if (zones.size < MOST_ZONES) zones.set(zone, isKnown)
  return isKnown
}

function isInCalendar(zone: string): boolean {
  if (zone !== 'UTC' && !/^[A-Za-z_]+\/[A-Za-z0-9_+\-/]+$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What a clock on the wall in `zone` shows at that instant; an unknown zone is read as UTC. By Intl, which every browser has. */
export function wallTime(at: Date, zone: string): WallTime {
  const parts = clockOf(isTimeZone(zone) ? zone : 'UTC').formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '00'
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    clock: `${part('hour')}:${part('minute')}`,
  }
}

// Making one costs a hundred times what using it does.
function clockOf(zone: string): Intl.DateTimeFormat {
  const kept = clocks.get(zone)
  if (kept) return kept
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  if (clocks.size < MOST_ZONES) clocks.set(zone, clock)
  return clock
}

/** The calendar day of an instant in a zone, 'YYYY-MM-DD'; due dates are counted from it. */
export const dayIn = (at: Date, zone: string): string => wallTime(at, zone).day
