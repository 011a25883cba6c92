import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Session } from '#contract/sessions.ts'
import { billingTexts } from '#domain/billing/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DrawnDate } from './DrawnDate.tsx'
import { JoinButton } from './JoinButton.tsx'
import { meetingOf } from './offers.ts'
import { SessionBadges, SessionTrain } from './SessionBadges.tsx'
import { timesOf } from './SessionTimes.tsx'

const soonMs = 60 * 60_000

/** From an hour before it starts until it ends, a meeting is what needs its people now. */
export const isSoon = (session: Pick<Session, 'startAt' | 'endAt' | 'status'>, now: number) =>
  session.status === 'scheduled' &&
  Date.parse(session.startAt) - now <= soonMs &&
  now < Date.parse(session.endAt)

type Props = {
  session: Session
  zone: string
  now: number
  /** Who it is with: the advisor for a member, the member for staff. */
  meta: string
  title: ReactNode
  note?: ReactNode
  /** A further badge next to those of the session. */
  badge?: ReactNode
  action: ReactNode
  menu?: ReactNode
}

/** One session in a list: drawn date, title, meta, train, badge, one action, menu. */
export function SessionRow({ session, zone, now, meta, title, note, badge, action, menu }: Props) {
  const [own, agreed] = timesOf(session, zone)
  const isDim = session.status === 'cancelled'
  return (
    <li
      className={classes(
        'grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-4 py-3.5 pr-3 pl-4 md:pl-5',
        'max-sm:grid-cols-[52px_minmax(0,1fr)_auto] max-sm:gap-x-3 min-[1280px]:grid-cols-[64px_minmax(0,1fr)_104px_190px]',
        'hover:bg-[var(--jul-steel-25)] dark:hover:bg-raised',
      )}
    >
      <div className="row-span-2 self-start">
        <DrawnDate session={session} zone={zone} now={now} />
      </div>
      <div className="min-w-0 max-sm:col-span-1">
        <h3
          className={classes(
            'text-body leading-[1.35] [overflow-wrap:anywhere]',
            isDim ? 'font-medium text-ink-3' : 'font-semibold',
          )}
        >
          {title}
        </h3>
        <p className="mt-px text-caption text-ink-3">
          <span className="min-[1280px]:hidden tnum">{own.hours}. </span>
          {meta}
          {agreed ? <span className="tnum">{`. ${agreed.hours} in ${agreed.place}`}</span> : null}
        </p>
        {note}
      </div>
      <p className="hidden self-start pt-0.5 text-right text-caption text-ink-2 min-[1280px]:block tnum">
        {own.hours}
      </p>
      <div className="row-span-2 flex items-center justify-end gap-2 max-sm:col-start-3 max-sm:row-start-1 max-sm:row-span-1">
        <span className="contents max-sm:hidden">{action}</span>
        {menu}
      </div>
      <div className="col-start-2 mt-[9px] flex flex-wrap items-center gap-x-3 gap-y-2 min-[1280px]:col-span-2 max-sm:col-span-2">
        <SessionTrain session={session} isSoon={isSoon(session, now)} now={now} />
        <SessionBadges session={session} />
        {badge}
        <span className="sm:hidden">{action}</span>
      </div>
    </li>
  )
}

type ActionProps = {
  session: Session
  now: number
  isLocked: boolean
  canGenerate: boolean
  /** Orange is for the first meeting that needs somebody now. */
  isHot: boolean
  onOpen: () => void
  onGenerate: () => void
  isAsking: boolean
}

/** The one action a row offers its member. */
export function SessionAction(props: ActionProps) {
  const { session, now, isLocked, canGenerate, isHot, onOpen, onGenerate, isAsking } = props
  if (session.minutes === 'approved') {
    return (
      <Button size="small" onClick={onOpen} aria-label={`${sessionTexts.viewReport}, ${session.title}`}>
        {sessionTexts.viewReport}
      </Button>
    )
  }
  if (session.status === 'cancelled') return null
  if (isLocked) {
    return (
      <span className="inline-flex items-center gap-1.5 px-2 text-caption font-semibold text-ink-3">
        <LockKeyhole size={14} aria-hidden="true" />
        {billingTexts.proOnly}
      </span>
    )
  }
  const meetingUrl = meetingOf(session, now)
  if (meetingUrl && isSoon(session, now)) {
    return <JoinButton size="small" variant={isHot ? 'hot' : 'line'} meetingUrl={meetingUrl} />
  }
  if (session.minutes === 'drafting') {
    return (
      <Button size="small" disabled>
        Generating
      </Button>
    )
  }
  if (canGenerate && session.can.generateReport.ok && session.minutes !== 'checking') {
    return (
      <Button size="small" onClick={onGenerate} isBusy={isAsking} busyLabel="Requesting">
        {sessionTexts.generateReport}
      </Button>
    )
  }
  return (
    <Button size="small" onClick={onOpen} aria-label={`${sessionTexts.viewDetails}, ${session.title}`}>
      {sessionTexts.viewDetails}
    </Button>
  )
}
