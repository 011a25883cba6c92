import type { ReactNode } from 'react'
import type { Session } from '#contract/sessions.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { SessionBadges, SessionTrain } from '../list/SessionBadges.tsx'
import { isSoon } from '../list/SessionRow.tsx'
import { timesOf } from '../list/SessionTimes.tsx'

type Props = { session: Session; zone: string; now: number; children?: ReactNode }

/** What the session is and when, with what can be done about one that is ahead (spec 3 §4). */
export function RecapHead({ session, zone, now, children }: Props) {
  const [own, agreed] = timesOf(session, zone)
  return (
    <Panel as="section" aria-labelledby="session-title" className="px-4 py-5 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SessionTrain session={session} isSoon={isSoon(session, now)} now={now} />
        <SessionBadges session={session} />
      </div>
      <h2 dir="auto" id="session-title" className="title-l mt-3 [overflow-wrap:anywhere]">
        {session.title}
      </h2>
      <p className="mt-1 text-ink-2 tnum">
        {own.day}, {own.hours}
      </p>
      {agreed ? (
        <p className="mt-0.5 text-body-s text-ink-3 tnum">
          {agreed.day === own.day ? '' : `${agreed.day}, `}
          {agreed.hours} in {agreed.place}
        </p>
      ) : null}
      {session.description ? (
        <p
          dir="auto"
          className="mt-3 font-serif text-[1.125rem] leading-[1.5] whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {session.description}
        </p>
      ) : null}
      {children}
    </Panel>
  )
}
