import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { wallTime } from '#domain/zones.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { sessionPlace } from '../overview/sessionPlace.ts'
import { hoursOf, kindWords } from '../overview/upcoming.ts'
import { dayWords } from '../overview/words.ts'

/** A session that follows: its day, what about, when, and that nothing of it has happened yet. */
export function SessionRow({ session }: { session: Session }) {
  const me = useMe()
  const zone = useZone()
  const start = new Date(session.startAt)
  const { start: clock, elsewhere } = hoursOf(session, zone)
  const mayLook = session.can.manage.ok || surfaceHasRight(me.plans, 'desktop', 'sessions.viewDetails')
  return (
    <li className="last:[&>a]:rounded-b-panel">
      <Link
        to={mayLook ? sessionPlace(session.id) : paths.dashboard('sessions')}
        className="flex min-h-[62px] items-center gap-4 px-4 py-[11px] hover:bg-bg focus-visible:-outline-offset-2 md:px-5"
      >
        <span className="w-11 shrink-0 text-micro leading-[1.15] text-ink-3">
          <span className="sr-only">{dayWords(start, new Date(), zone, true)}</span>
          <span aria-hidden="true">
            <b className="block text-[1.125rem] font-[560] text-ink tnum">
              {Number(wallTime(start, zone).day.slice(-2))}
            </b>
            {weekdayOf(start, zone)}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <b dir="auto" className="block truncate text-body-s font-[560]">
            {session.title}
          </b>
          <span className="block truncate text-caption text-ink-3">{kindWords(session)}</span>
        </span>
        <span className="text-right text-caption whitespace-nowrap text-ink-2 tnum">
          {clock}
          {elsewhere ? <span className="block text-micro text-ink-3">{elsewhere}</span> : null}
        </span>
        <span className="max-sm:hidden">
          <StageTrain reached={0} label={sessionTexts.badges.scheduled} />
        </span>
      </Link>
    </li>
  )
}

function weekdayOf(start: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: zone }).format(start)
}
