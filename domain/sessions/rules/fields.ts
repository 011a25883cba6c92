import { parseAddress } from '#domain/accounts/rules/webAddress.ts'
import type { Problem } from '#domain/decision.ts'
import { sessionFieldTexts } from '../texts.ts'
import type { Session } from '../types.ts'
import type { SessionTimeProblem } from './times.ts'
import { checkSessionTime } from './times.ts'

const timeFields: Readonly<Record<SessionTimeProblem, 'startAt' | 'endAt' | 'timeZone'>> = {
  time_invalid: 'startAt',
  end_before_start: 'endAt',
  too_long: 'endAt',
  zone_unknown: 'timeZone',
}

/** What is wrong with a session as it would be stored: its times, its zone, its title, its meeting address. */
export function checkSessionFields(
  session: Pick<Session, 'title' | 'startAt' | 'endAt' | 'timeZone' | 'meetingUrl'>,
): readonly Problem[] {
  const problems: Problem[] = checkSessionTime(session).map((problem) => ({
    field: timeFields[problem],
    message: sessionFieldTexts[problem],
  }))
  if (session.title.trim() === '') problems.push({ field: 'title', message: sessionFieldTexts.title_missing })
  if (session.meetingUrl !== null && !isMeetingUrl(session.meetingUrl))
    problems.push({ field: 'meetingUrl', message: sessionFieldTexts.meeting_url_invalid })
  return problems
}

/** People click it: https only, a real host, and no sign-in hidden in the address. */
export function isMeetingUrl(raw: string): boolean {
  const url = parseAddress(raw)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === ''
  )
}
