import { monthNames } from '#domain/board/rules/months.ts'
import { daysBetween } from '#domain/zones.ts'

/** How much of the calendar a timeline shows. */
export type SpanLength = 'quarter' | 'year'

/** A stretch of the calendar: its first day, the day after its last, and its parts with their names; days are 'YYYY-MM-DD'. */
export type Span = { start: string; end: string; name: string; parts: readonly string[] }

const two = (count: number) => String(count).padStart(2, '0')

/** The quarter or year a day lies in, or one so many further on. */
export function spanAt(today: string, length: SpanLength, offset = 0): Span {
  const [year = 1970, month = 1] = today.split('-').map(Number)
  if (length === 'year') {
    const at = year + offset
    return { start: `${at}-01-01`, end: `${at + 1}-01-01`, name: `${at}`, parts: ['Q1', 'Q2', 'Q3', 'Q4'] }
  }
  const quarter = year * 4 + Math.floor((month - 1) / 3) + offset
  const [at, nth] = [Math.floor(quarter / 4), ((quarter % 4) + 4) % 4]
  const next = quarter + 1
  return {
    start: `${at}-${two(nth * 3 + 1)}-01`,
    end: `${Math.floor(next / 4)}-${two((next % 4) * 3 + 1)}-01`,
    name: `Q${nth + 1} ${at}`,
    parts: monthNames.slice(nth * 3, nth * 3 + 3),
  }
}

/** Where a day lies in a span, in percent; below 0 and above 100 outside it. */
export function shareOf(day: string, { start, end }: Span): number {
  return (daysBetween(start, day) / daysBetween(start, end)) * 100
}

/** From when to when a milestone is drawn on the reader's calendar; null where it has no day to be drawn at. */
export function datesOf(
  milestone: { startsOn: string | null; targetOn: string | null; createdAt: string },
  today: string,
  dayOf: (at: string) => string,
): { from: string; to: string } | null {
  const { startsOn, targetOn } = milestone
  if (targetOn) {
    const made = dayOf(milestone.createdAt)
    return { from: startsOn ?? (made < targetOn ? made : targetOn), to: targetOn }
  }
  if (startsOn) return { from: startsOn, to: startsOn > today ? startsOn : today }
  return null
}

/** The bar in percent of the span, cut at its ends; null where nothing of it lies inside. The last day counts. */
export function barIn(
  dates: { from: string; to: string },
  span: Span,
): { left: number; width: number } | null {
  const oneDay = 100 / daysBetween(span.start, span.end)
  const left = shareOf(dates.from, span)
  const right = shareOf(dates.to, span) + oneDay
  if (right <= 0 || left >= 100) return null
  const from = Math.max(0, left)
  return { left: from, width: Math.max(1, Math.min(100, right) - from) }
}
