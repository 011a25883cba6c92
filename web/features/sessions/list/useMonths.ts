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
  const ahead = sessions
    .filter((session) => isAhead(session, now))
    .toSorted((one, other) => one.startAt.localeCompare(other.startAt))
  const today = wallTime(new Date(now), zone).day
  const months = new Map<string, Session[]>()
  for (const session of sessions) {
    if (isAhead(session, now)) continue
    const key = wallTime(new Date(session.startAt), zone).day.slice(0, 7)
    months.set(key, [...(months.get(key) ?? []), session])
  }
  const past = [...months]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([key, own]) => ({
      key,
      // What was cancelled may lie ahead in the month that has begun, and is not earlier in it.
      name: nameOf(key, today, ahead.length > 0 && own.every(({ startAt }) => Date.parse(startAt) <= now)),
      sessions: own.toSorted((one, other) => other.startAt.localeCompare(one.startAt)),
    }))
  return ahead.length > 0 ? [{ key: 'ahead', name: 'Upcoming', sessions: ahead }, ...past] : past
}

const isAhead = ({ status, endAt }: Pick<Session, 'status' | 'endAt'>, now: number) =>
  status === 'scheduled' && Date.parse(endAt) > now

/** What the heading over a session does not say of its day: of one that is ahead the month and the year, where they are others. */
export function monthAhead(
  session: Pick<Session, 'status' | 'startAt' | 'endAt'>,
  zone: string,
  now: number,
): string | null {
  const { day } = wallTime(new Date(session.startAt), zone)
  const today = wallTime(new Date(now), zone).day
  if (!isAhead(session, now) || day.slice(0, 7) === today.slice(0, 7)) return null
  return sayDay(day, { month: 'short', ...yearUnless(day, today) })
}

const yearUnless = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }

function nameOf(key: string, today: string, isEarlier: boolean): string {
  const name = sayDay(`${key}-01`, { month: 'long', ...yearUnless(key, today) })
  return isEarlier && today.startsWith(key) ? `Earlier in ${name}` : name
}
