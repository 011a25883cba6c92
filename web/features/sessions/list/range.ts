import { beginOfDay, endOfDay } from '#domain/instants.ts'
import type { SessionFilter } from '../queries.ts'

export const views = ['today', 'upcoming', 'past'] as const
export type View = (typeof views)[number]

/** Today from midnight to midnight by the reader's own clock, ahead from there on the soonest first, behind the newest first. */
export function rangeOf(
  view: View,
  today: string,
  zone: string,
): Pick<SessionFilter, 'from' | 'to' | 'order'> {
  const [start, end] = [beginOfDay(today, zone).getTime(), endOfDay(today, zone).getTime()]
  const at = (ms: number) => new Date(ms).toISOString()
  if (view === 'today') return { from: at(start), to: at(end - 1), order: 'soonest' }
  if (view === 'upcoming') return { from: at(end), order: 'soonest' }
  return { to: at(start - 1) }
}
