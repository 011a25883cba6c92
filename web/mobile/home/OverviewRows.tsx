import type { LucideIcon } from 'lucide-react'
import { CalendarDays, ChartNoAxesColumn, ChevronRight, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import { dueText } from '#domain/board/rules/due.ts'
import { metricNames } from '#domain/board/texts.ts'
import { minutesNudge } from '#web/desktop/home/nudges/nudges.ts'
import { useDismissed } from '#web/desktop/home/nudges/useDismissed.ts'
import type { Deliverable } from '#web/desktop/home/overview/useHome.ts'
import { useDueCards, useLatestMinutes, useStaleMetrics } from '#web/desktop/home/overview/useHome.ts'
import { dayWords } from '#web/desktop/home/overview/words.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'

/** What wants a look (T-205): the newest minutes, cards whose day comes within a week or has passed, figures grown old. */
export function OverviewRows() {
  const minutes = useLatestMinutes()
  const due = useDueCards()
  const figures = useStaleMetrics()
  const me = useMe()
  const { dismiss } = useDismissed()
  const stale = surfaceHasRight(me.plans, 'mobile', 'board.edit') ? (figures.data ?? []) : []
  const now = useClock()
  const zone = useZone()
  const newest: Deliverable | undefined = minutes.data?.[0]
  const dueCount = due.data ? due.data.overdue.length + due.data.soon.length : 0
  if (minutes.data && due.data && !newest && dueCount + stale.length === 0) return null
  return (
    <Panel as="div" className="hairlines overflow-hidden">
      <Loaded of={minutes} label="Loading minutes" skeleton={<Skeleton className="h-9" />}>
        {() =>
          newest ? (
            <Row
              to={paths.appSession(newest.sessionId)}
              onPress={() => dismiss(minutesNudge(newest))}
              icon={FileText}
              title={newest.title}
              note={`Minutes from ${dayWords(new Date(newest.startAt), now, zone)}`}
            >
              <StageTrain reached={3} label="Report approved" />
            </Row>
          ) : null
        }
      </Loaded>
      <Loaded of={due} label="Loading cards" skeleton={<Skeleton className="h-9" />}>
        {({ overdue, soon, isWhole }) => {
          const count = overdue.length + soon.length
          const first = overdue[0] ?? soon[0]
          if (!first) return null
          return (
            <Row
              to={paths.appHome('board')}
              icon={CalendarDays}
              title={overdue.length > 0 ? 'Cards due or overdue' : 'Cards due this week'}
              note={
                // Apart, so that each is cut at its own end: the title may run the other way.
                <span className="flex">
                  <span className="whitespace-pre">{dueText(first.dueOn ?? due.today, due.today)}: </span>
                  <span dir="auto" className="min-w-0 truncate">
                    {first.title}
                  </span>
                </span>
              }
            >
              <b className="font-semibold tnum">
                {count}
                {isWhole ? '' : '+'}
              </b>
            </Row>
          )
        }}
      </Loaded>
      {stale[0] ? (
        <Row
          to={paths.appHome('board')}
          icon={ChartNoAxesColumn}
          title="Figures to update"
          note={`${metricNames[stale[0].metric]} is ${stale[0].ageDays} days old`}
        >
          <b className="font-semibold tnum">{stale.length}</b>
        </Row>
      ) : null}
    </Panel>
  )
}

type RowProps = {
  to: string
  onPress?: () => void
  icon: LucideIcon
  title: string
  note: ReactNode
  children: ReactNode
}

function Row({ to, onPress, icon: Icon, title, note, children }: RowProps) {
  return (
    <Link
      to={to}
      onClick={onPress}
      className="flex min-h-[68px] items-center gap-3.5 py-[13px] pr-3.5 pl-4 focus-visible:-outline-offset-2"
    >
      <Icon size={20} aria-hidden="true" className="mr-1 text-ink-2" />
      <span className="min-w-0 flex-1">
        <b dir="auto" className="block truncate text-[.9375rem] leading-[1.3] font-semibold">
          {title}
        </b>
        <span className="block truncate text-body-s leading-[1.35] text-ink-3">{note}</span>
      </span>
      {children}
      <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
    </Link>
  )
}
