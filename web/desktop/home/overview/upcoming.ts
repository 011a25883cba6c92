import type { Session } from '#contract/sessions.ts'
import { durationMinutes, sessionTimes } from '#domain/sessions/rules/times.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { wallTime } from '#domain/zones.ts'
import { countOf, daysAway, dayWords } from './words.ts'

const minuteMs = 60_000
const soonMinutes = 60

/** Scheduled sessions that are not over, the soonest first. */
export function upcomingOf(sessions: readonly Session[], now: Date): readonly Session[] {
  return sessions
    .filter((session) => session.status === 'scheduled' && Date.parse(session.endAt) > now.getTime())
    .sort((one, other) => one.startAt.localeCompare(other.startAt) || one.id.localeCompare(other.id))
}

/** How many of these start today on the reader's clock. */
export function countToday(sessions: readonly Session[], now: Date, zone: string): number {
  return sessions.filter((session) => daysAway(new Date(session.startAt), now, zone) === 0).length
}

/** True from an hour before the start: this is what needs a person now. */
export function isSoon(session: Pick<Session, 'startAt'>, now: Date): boolean {
  return Date.parse(session.startAt) - now.getTime() <= soonMinutes * minuteMs
}

/** How far away the start is: 'In progress', 'Starts in 42 minutes', 'Starts today', 'Starts on Tuesday 16 June'. */
export function startWords(session: Pick<Session, 'startAt'>, now: Date, zone: string): string {
  const start = new Date(session.startAt)
  const left = start.getTime() - now.getTime()
  if (left <= 0) return 'In progress'
  const minutes = Math.max(1, Math.round(left / minuteMs))
  if (minutes <= soonMinutes) return `Starts in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const days = daysAway(start, now, zone)
  if (days === 0) return 'Starts today'
  return days === 1 ? 'Starts tomorrow' : `Starts on ${dayWords(start, now, zone, true)}`
}

/** A session's hours as the big numerals and the lines next to them show them, in both zones where their clocks differ (T-213). */
export function hoursOf(session: Pick<Session, 'startAt' | 'endAt' | 'timeZone'>, zone: string) {
  const [own, agreed] = sessionTimes(dated(session), zone)
  const start = wallTime(new Date(session.startAt), own?.zone ?? zone).clock
  return {
    start,
    until: own ? `${own.hours.slice(start.length + 1)}, ${own.place}` : '',
    elsewhere: agreed ? `${agreed.hours} in ${agreed.place}` : null,
  }
}

/** 'Strategy with Julius Weber', and how long it takes. */
export function kindWords(session: Session): string {
  return `${sessionTexts.types[session.sessionType]} with ${session.advisorName}`
}

export const lengthWords = (session: Session): string => `${durationMinutes(dated(session))} minutes`

function dated(session: Pick<Session, 'startAt' | 'endAt' | 'timeZone'>) {
  return { startAt: new Date(session.startAt), endAt: new Date(session.endAt), timeZone: session.timeZone }
}

/** What is known of everybody's consent to the recording, and the mark that goes with it. */
export const consentWords = {
  complete: { label: 'Everyone agreed to the recording', tone: 'success', mark: 'round' },
  waiting: { label: 'Waiting for consent to the recording', tone: 'neutral', mark: 'square' },
  refused: { label: 'Not recorded: someone did not agree', tone: 'outline', mark: 'square' },
  withdrawn: { label: 'Not recorded: consent was withdrawn', tone: 'outline', mark: 'square' },
} as const satisfies Record<Session['consent'], object>

/** 'One session today.' or where the next one stands; empty where nothing is scheduled. */
export function sessionSentence(upcoming: readonly Session[], now: Date, zone: string): string {
  const today = countToday(upcoming, now, zone)
  if (today > 0) return `${countOf(today, 'session')} today.`
  const next = upcoming[0]
  if (!next) return ''
  const start = new Date(next.startAt)
  const days = daysAway(start, now, zone)
  if (days === 1) return 'Your next session is tomorrow.'
  return `Your next session is on ${days < 7 ? weekdayOf(start, zone) : dayWords(start, now, zone)}.`
}

const weekdayOf = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: zone }).format(at)
