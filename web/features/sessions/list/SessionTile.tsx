import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { descriptionPreview } from '#domain/sessions/rules/times.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { DrawnDate } from './DrawnDate.tsx'
import { ReportNote } from './ReportNote.tsx'
import { SessionBadges, SessionTrain } from './SessionBadges.tsx'
import { isSoon } from './SessionRow.tsx'
import { timesOf } from './SessionTimes.tsx'

type Props = { session: Session; zone: string; now: number }

/** One session in the phone's list; the whole row leads to it. */
export function SessionTile({ session, zone, now }: Props) {
  const [own, agreed] = timesOf(session, zone)
  const isDim = session.status === 'cancelled'
  const about = descriptionPreview(session.description)
  return (
    <li>
      <Link
        to={paths.appSession(session.id)}
        className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3.5"
      >
        <DrawnDate session={session} zone={zone} now={now} />
        <div className="min-w-0">
          <span
            dir="auto"
            className={classes(
              'block leading-[1.3] [overflow-wrap:anywhere]',
              isDim ? 'font-medium text-ink-3' : 'font-semibold',
            )}
          >
            {session.title}
          </span>
          <span className="mt-0.5 block text-body-s text-ink-3 tnum">
            {own.hours}
            {agreed ? `, ${agreed.hours} in ${agreed.place}` : ''}. {sessionTexts.types[session.sessionType]}{' '}
            with {session.advisorName}
          </span>
          <ReportNote minutes={session.minutes} />
          {about ? <span className="mt-1 block text-body-s text-ink-2">{about}</span> : null}
          <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <SessionTrain session={session} isSoon={isSoon(session, now)} now={now} />
            <SessionBadges session={session} />
          </span>
        </div>
        <ChevronRight size={18} aria-hidden="true" className="self-center text-ink-3" />
      </Link>
    </li>
  )
}
