import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import type { Problem } from '#domain/decision.ts'
import { instantOf } from '#domain/instants.ts'
import { checkSessionFields } from '#domain/sessions/rules/fields.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import type { SessionType } from '#domain/sessions/types.ts'
import { wallTime } from '#domain/zones.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'

export type SessionForm = {
  memberId: string | null
  sessionType: SessionType
  title: string
  day: string
  clock: string
  timeZone: string
  minutes: string
  meetingUrl: string
  description: string
  notes: string
}

/** What of a session its form writes. */
export type WrittenSession = Pick<
  Session,
  | 'memberId'
  | 'sessionType'
  | 'title'
  | 'startAt'
  | 'endAt'
  | 'timeZone'
  | 'meetingUrl'
  | 'description'
  | 'notes'
>

const usualMinutes = 90
const minuteMs = 60_000

const empty = (zone: string, memberId: string | null): SessionForm => ({
  memberId,
  sessionType: 'strategy',
  title: '',
  day: '',
  clock: '10:00',
  timeZone: zone,
  minutes: String(usualMinutes),
  meetingUrl: '',
  description: '',
  notes: '',
})

/** A session as a form writes it: a wall clock in a named zone, and how long it lasts. */
export function formOf(session: WrittenSession): SessionForm {
  const { day, clock } = wallTime(new Date(session.startAt), session.timeZone)
  const dates = { startAt: new Date(session.startAt), endAt: new Date(session.endAt) }
  return {
    memberId: session.memberId,
    sessionType: session.sessionType,
    title: session.title,
    day,
    clock,
    timeZone: session.timeZone,
    minutes: String(durationMinutes(dates)),
    meetingUrl: session.meetingUrl ?? '',
    description: session.description,
    notes: session.notes ?? '',
  }
}

const clockProblems = {
  bad_time: 'Choose a date and time.',
  bad_zone: 'Choose a time zone.',
  time_skipped: 'The clocks go forward over this time. Choose another.',
} as const

/** The instants a form means; `found` says what keeps it from meaning any. */
function readTimes({ day, clock, timeZone, minutes }: SessionForm) {
  const found: Problem[] = []
  const start = instantOf({ day, clock }, timeZone)
  const length = Number(minutes)
  if (!start.ok)
    found.push({
      field: start.reason === 'bad_zone' ? 'timeZone' : 'startAt',
      message: clockProblems[start.reason],
    })
  const isTimed = Number.isInteger(length) && length >= 1
  if (!isTimed) found.push({ field: 'endAt', message: 'Enter the length in minutes.' })
  const startAt = start.ok ? start.at : new Date(Number.NaN)
  const endAt = new Date(startAt.getTime() + (isTimed ? length : usualMinutes) * minuteMs)
  return { found, startAt, endAt }
}

function problemsOf(value: SessionForm): readonly Problem[] {
  const { found, startAt, endAt } = readTimes(value)
  const { title, timeZone } = value
  const meetingUrl = value.meetingUrl.trim() || null
  return [
    ...(value.memberId ? [] : [{ field: 'memberId', message: 'Choose a member.' }]),
    // Where the clock or the length said more already, that is what is shown.
    ...found,
    ...checkSessionFields({ title, startAt, endAt, timeZone, meetingUrl }),
  ]
}

/** What a form that was found right says of a session. */
export function fieldsOf(value: SessionForm) {
  const { startAt, endAt } = readTimes(value)
  return {
    title: value.title.trim(),
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    timeZone: value.timeZone,
    meetingUrl: value.meetingUrl.trim() || null,
    description: value.description.trim(),
    notes: value.notes.trim(),
  }
}

/** What staff write about a session; of one that is over, the notes alone. */
export function useSessionForm(
  from: Session | string,
  { notesOnly = false, memberId = null }: { notesOnly?: boolean; memberId?: string | null } = {},
) {
  const [start] = useState(() => (typeof from === 'string' ? empty(from, memberId) : formOf(from)))
  return useCheckedForm({
    start,
    check: (value) => (notesOnly ? [] : problemsOf(value)),
    shownAt: { startAt: 'day', endAt: 'minutes' },
    isOneWhole: true,
  })
}
