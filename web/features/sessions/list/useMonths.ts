import { useMemo } from 'react'
import type { Session } from '#contract/sessions.ts'

import { wallTime } from '#domain/zones.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'

export type Month = { key: string; name: string; sessions: readonly Session[] }

/** What is ahead first, the soonest on top; then month by month back, newest first. */
export function useMonths(sessions: readonly Session[], zone: string, now: number): readonly Month[] {
  return useMemo(() => monthsOf(sessions, zone, now), [sessions, zone, now])
}

export function monthsOf(sessions: readonly Session[], zone: string, now: number): readonly Month[] {
  const isAhead = (session: Session) => session.status === 'scheduled' && Date.parse(session.endAt) > now
  const ahead = sessions.filter(isAhead).toSorted((one, other) => one.startAt.localeCompare(other.startAt))
  const today = wallTime(new Date(now), zone).day
  const months = new Map<string, Session[]>()
  for (const session of sessions) {
    if (isAhead(session)) continue
    const key = wallTime(new Date(session.startAt), zone).day.slice(0, 7)
    months.set(key, [...(months.get(key) ?? []), session])
  }
  const past = [...months]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([key, own]) => ({
      key,
      name: nameOf(key, today, ahead.length > 0),
      sessions: own.toSorted((one, other) => other.startAt.localeCompare(one.startAt)),
    }))
  return ahead.length > 0 ? [{ key: 'ahead', name: 'Upcoming', sessions: ahead }, ...past] : past
}

function nameOf(key: string, today: string, hasAhead: boolean): string {
  const year = key.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  const name = sayDay(`${key}-01`, { month: 'long', ...year })
  return hasAhead && today.startsWith(key) ? `Earlier in ${name}` : name
}
