import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import type { Problem } from '#domain/decision.ts'
import { checkSessionFields } from '#domain/sessions/rules/fields.ts'
import { instantOf } from '#domain/sessions/rules/instants.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import { wallTime } from '#domain/sessions/rules/zones.ts'
import type { SessionType } from '#domain/sessions/types.ts'
import { focusFirstProblem } from '#web/lib/focusProblem.ts'
import { refusalOf } from '#web/lib/refusal.ts'

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

const usualMinutes = 90
const minuteMs = 60_000

const empty = (zone: string): SessionForm => ({
  memberId: null,
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
function formOf(session: Session): SessionForm {
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

/** What is written, what is wrong with it, and the instants it means. */
export function useSessionForm(from: Session | string) {
  const [before] = useState(() => (typeof from === 'string' ? empty(from) : formOf(from)))
  const [value, setValue] = useState(before)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  function check(): { startAt: string; endAt: string } | null {
    const found: Problem[] = []
    const start = instantOf({ day: value.day, clock: value.clock }, value.timeZone)
    const length = Number(value.minutes)
    if (!value.memberId) found.push({ field: 'memberId', message: 'Choose a member.' })
    if (!start.ok)
      found.push({
        field: start.reason === 'bad_zone' ? 'timeZone' : 'startAt',
        message: clockProblems[start.reason],
      })
    const isTimed = Number.isInteger(length) && length >= 1
    if (!isTimed) found.push({ field: 'endAt', message: 'Enter the length in minutes.' })
    const startAt = start.ok ? start.at : new Date(Number.NaN)
    const endAt = new Date(startAt.getTime() + (isTimed ? length : usualMinutes) * minuteMs)
    const { title, timeZone } = value
    const meetingUrl = value.meetingUrl.trim() || null
    // Where the clock or the length said more already, that is what is shown.
    found.push(...checkSessionFields({ title, startAt, endAt, timeZone, meetingUrl }))
    setProblems(found)
    if (found.length > 0) focusFirstProblem()
    return found.length > 0 ? null : { startAt: startAt.toISOString(), endAt: endAt.toISOString() }
  }

  return {
    value,
    isDirty: JSON.stringify(value) !== JSON.stringify(before),
    change: (fields: Partial<SessionForm>) => {
      setValue((now) => ({ ...now, ...fields }))
      setProblems([])
    },
    check,
    errorOf: (...fields: string[]) => problems.find(({ field }) => fields.includes(field))?.message ?? null,
    /** Takes what the server found wrong; false where it said nothing about a field. */
    take: (error: unknown): boolean => {
      const told = refusalOf(error).problems.map(({ field, message }) => ({
        field: field.replace(/^changes\./, ''),
        message,
      }))
      setProblems(told)
      if (told.length > 0) focusFirstProblem()
      return told.length > 0
    },
  }
}

export type SessionFormState = ReturnType<typeof useSessionForm>
