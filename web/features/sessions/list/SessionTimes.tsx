import type { Session } from '#contract/sessions.ts'
import type { SessionTime } from '#domain/sessions/rules/times.ts'
import { sessionTimes, timeWords } from '#domain/sessions/rules/times.ts'

type Timed = Pick<Session, 'startAt' | 'endAt' | 'timeZone'>

/** The session's time in the reader's zone first, and next to it the agreed one where its clock says otherwise. */
export function timesOf(session: Timed, zone: string): readonly [SessionTime, SessionTime | null] {
  const [own, agreed] = sessionTimes(dated(session), zone)
  if (!own) throw new Error('unreachable: a session always has a time')
  return [own, agreed ?? null]
}

/** 'Wednesday 10 June 2026, 11:00 to 12:31', and the agreed zone's clock where it differs (T-213). */
export function SessionTimes({ session, zone }: { session: Timed; zone: string }) {
  const [own, agreed] = timeWords(dated(session), zone)
  return (
    <>
      <span className="tnum">{own}</span>
      {agreed ? <span className="text-ink-3 tnum"> {agreed}</span> : null}
    </>
  )
}

const dated = ({ startAt, endAt, timeZone }: Timed) => ({
  startAt: new Date(startAt),
  endAt: new Date(endAt),
  timeZone,
})
