import { startOfDay } from '#domain/booking/rules/zoneStretches.ts'
import { dayIn } from '#domain/zones.ts'
import type { SessionFilter } from '../queries.ts'

export const views = ['today', 'upcoming', 'past'] as const
export type View = (typeof views)[number]
const dayMs = 24 * 60 * 60_000

/** Today from midnight to midnight by the reader's own clock, ahead from there on the soonest first, behind the newest first. */
export function rangeOf(
  view: View,
  today: string,
  zone: string,
): Pick<SessionFilter, 'from' | 'to' | 'order'> {
  const start = startOfDay(today, zone).getTime()
  // A day has 23 to 25 hours; the next midnight is found from noon of the next day.
  const end = startOfDay(dayIn(new Date(start + 1.5 * dayMs), zone), zone).getTime()
  const at = (ms: number) => new Date(ms).toISOString()
  if (view === 'today') return { from: at(start), to: at(end - 1), order: 'soonest' }
  if (view === 'upcoming') return { from: at(end), order: 'soonest' }
  return { to: at(start - 1) }
}
