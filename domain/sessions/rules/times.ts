import { isTimeZone, wallTime } from '#domain/zones.ts'
import { sessionLimits } from '../limits.ts'

const minuteMs = 60_000

/** What can be wrong with the time of a session. */
export type SessionTimeProblem = 'time_invalid' | 'end_before_start' | 'too_long' | 'zone_unknown'

/** A session ends after it starts, lasts at most 8 hours, and names its zone (T-213). */
export function checkSessionTime(input: {
  readonly startAt: Date
  readonly endAt: Date
  readonly timeZone: string
}): readonly SessionTimeProblem[] {
  const problems: SessionTimeProblem[] = []
  const length = input.endAt.getTime() - input.startAt.getTime()
  if (Number.isNaN(length)) problems.push('time_invalid')
  else if (length <= 0) problems.push('end_before_start')
  else if (length > sessionLimits.maxDurationHours * 60 * minuteMs) problems.push('too_long')
  if (!isTimeZone(input.timeZone)) problems.push('zone_unknown')
  return problems
}

/** Length of a session in whole minutes. */
export const durationMinutes = (session: { readonly startAt: Date; readonly endAt: Date }): number =>
  Math.round((session.endAt.getTime() - session.startAt.getTime()) / minuteMs)

/** One way to read a session's time: the day and the hours in one zone. */
export type SessionTime = {
  readonly zone: string
  /** 'Wednesday 10 June 2026' */
  readonly day: string
  /** '11:00 to 12:30', or with the weekday where the session ends on another day. */
  readonly hours: string
  /** The zone for people: 'Berlin' or 'UTC'. */
  readonly place: string
}

/**
 * The session's time for one reader: their own zone first, and the session's zone next to it when its clock
 * shows something else (T-213). Without a reader's zone, the session's alone.
 */
export function sessionTimes(
  session: { readonly startAt: Date; readonly endAt: Date; readonly timeZone: string },
  readerZone: string | null,
): readonly SessionTime[] {
  const agreed = timeIn(session, session.timeZone)
  if (!readerZone || !isTimeZone(readerZone)) return [agreed]
  const own = timeIn(session, readerZone)
  const same = own.day === agreed.day && own.hours === agreed.hours
  return same ? [own] : [own, agreed]
}

/** The same as lines of an email, 'Wednesday 10 June 2026, 11:00 to 12:30 (Berlin time)' (T-213). */
export const timeLines = (...asked: Parameters<typeof sessionTimes>): string[] =>
  sessionTimes(...asked).map(({ day, hours, place }) => `${day}, ${hours} (${place} time)`)

/**
 * The same as a line of a page, in two parts: 'Wednesday 10 June 2026, 18:00 to 19:30', and where the session's clock
 * shows something else 'New York. Thursday 11 June 2026, 00:00 to 01:30 in Berlin' (T-213).
 */
export function timeWords(
  ...asked: Parameters<typeof sessionTimes>
): readonly [own: string, agreed: string | null] {
  const [own, agreed] = sessionTimes(...asked)
  if (!own) throw new Error('unreachable: a session always has a time')
  const day = agreed && agreed.day !== own.day ? `${agreed.day}, ` : ''
  return [
    `${own.day}, ${own.hours}`,
    agreed ? `${own.place}. ${day}${agreed.hours} in ${agreed.place}` : null,
  ]
}

function timeIn(session: { readonly startAt: Date; readonly endAt: Date }, wanted: string): SessionTime {
  const zone = isTimeZone(wanted) ? wanted : 'UTC'
  const start = wallTime(session.startAt, zone)
  const end = wallTime(session.endAt, zone)
  const weekday = (day: string, style: 'long' | 'short') =>
    new Intl.DateTimeFormat('en-GB', { weekday: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const longDay = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const until = start.day === end.day ? end.clock : `${weekday(end.day, 'short')} ${end.clock}`
  return {
    zone,
    day: `${weekday(start.day, 'long')} ${longDay.format(new Date(`${start.day}T00:00:00Z`))}`,
    hours: `${start.clock} to ${until}`,
    place: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '),
  }
}

/** The first moment of the mobile list: 30 days back; everything after it is included, the future too (T-078). */
export const mobileListFrom = (now: Date): Date =>
  new Date(now.getTime() - sessionLimits.mobileWindowDays * 24 * 60 * minuteMs)

/** A description in a list: the first 120 characters, whole characters only (spec 3 §2). */
export function descriptionPreview(description: string | null): string {
  // Lines follow each other as sentences.
  const words = (description ?? '')
    .trim()
    .split(/\s*\n\s*/)
    .reduce((before, line) => `${before}${/\p{P}$/u.test(before) ? '' : '.'} ${line}`)
  const characters = Array.from(words.replace(/\s+/g, ' '))
  const cut = sessionLimits.descriptionPreview
  return characters.length <= cut ? characters.join('') : `${characters.slice(0, cut).join('').trimEnd()}…`
}
