import type { Problem } from '#contract/errors.ts'
import type { SessionTimeProblem } from '#domain/sessions/rules/times.ts'
import { checkSessionTime } from '#domain/sessions/rules/times.ts'

type Times = { readonly startAt: Date; readonly endAt: Date; readonly timeZone: string }

const told: Readonly<Record<SessionTimeProblem, Problem>> = {
  time_invalid: { field: 'startAt', message: 'This time cannot be read.' },
  end_before_start: { field: 'endAt', message: 'The end must be after the start.' },
  too_long: { field: 'endAt', message: 'A session lasts 8 hours at most.' },
  zone_unknown: { field: 'timeZone', message: 'Choose a time zone, such as Europe/Berlin.' },
}

/** What is wrong with a session as it would be stored: its times, its zone, its title, its meeting address. */
export function checkFields(
  session: Times & { readonly title: string; readonly meetingUrl: string | null },
): readonly Problem[] {
  const problems = checkSessionTime(session).map((problem) => told[problem])
  if (session.title.trim() === '') problems.push({ field: 'title', message: 'Give the session a title.' })
  if (session.meetingUrl !== null && !isMeetingUrl(session.meetingUrl))
    problems.push({ field: 'meetingUrl', message: 'Use a meeting address that starts with https://.' })
  return problems
}

/** People click it: https only, a real host, and no sign-in hidden in the address. */
export function isMeetingUrl(raw: string): boolean {
  try {
    const url = new URL(raw)
    return (
      url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
    )
  } catch {
    return false
  }
}
