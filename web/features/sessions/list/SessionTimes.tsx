import type { Session } from '#contract/sessions.ts'
import type { SessionTime } from '#domain/sessions/rules/times.ts'
import { sessionTimes } from '#domain/sessions/rules/times.ts'

type Timed = Pick<Session, 'startAt' | 'endAt' | 'timeZone'>

/** The session's time in the reader's zone first, and next to it the agreed one where its clock says otherwise. */
export function timesOf(session: Timed, zone: string): readonly [SessionTime, SessionTime | null] {
  const dates = { startAt: new Date(session.startAt), endAt: new Date(session.endAt) }
  const [own, agreed] = sessionTimes({ ...dates, timeZone: session.timeZone }, zone)
  if (!own) throw new Error('unreachable: a session always has a time')
  return [own, agreed ?? null]
}

/** 'Wednesday 10 June 2026, 11:00 to 12:31', and the agreed zone's clock where it differs (T-213). */
export function SessionTimes({ session, zone }: { session: Timed; zone: string }) {
  const [own, agreed] = timesOf(session, zone)
  return (
    <>
      <span className="tnum">
        {own.day}, {own.hours}
      </span>
      {agreed ? (
        <>
          {' '}
          <span className="text-ink-3 tnum">
            {own.place}. {agreed.day === own.day ? '' : `${agreed.day}, `}
            {agreed.hours} in {agreed.place}
          </span>
        </>
      ) : null}
    </>
  )
}
