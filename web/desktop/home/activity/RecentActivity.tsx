import { Link } from 'react-router'
import { homeTexts } from '#domain/content/texts/home.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import type { Asked } from '#web/ui/lists/Loaded.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { sessionPlace } from '../overview/sessionPlace.ts'
import {
  useBoardChanges,
  useLatestMinutes,
  usePastSessions,
  useRecentCards,
  useUpcoming,
} from '../overview/useHome.ts'
import { whenShort } from '../overview/words.ts'
import type { Activity } from './activity.ts'
import { activitiesOf } from './activity.ts'

/** The newest six activities of sessions, minutes and cards, each at the moment its row stores. */
export function RecentActivity({ className }: { className?: string }) {
  const now = useClock()
  const zone = useZone()
  const [past, upcoming, minutes, cards, changes] = [
    usePastSessions(),
    useUpcoming(),
    useLatestMinutes(),
    useRecentCards(),
    useBoardChanges(),
  ]
  const parts: readonly Asked<unknown>[] = [past, upcoming, minutes, cards, changes]
  const asked: Asked<readonly Activity[]> = {
    data: parts.every((part) => part.data !== undefined)
      ? activitiesOf({
          sessions: [...(past.data ?? []), ...(upcoming.data ?? [])].filter(isFirstOfItsId),
          minutes: minutes.data ?? [],
          cards: cards.data ?? [],
          changes: changes.data ?? [],
          now,
          zone,
          sessionTo: sessionPlace,
        })
      : undefined,
    isError: parts.some((part) => part.isError),
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  }
  return (
    <Panel aria-labelledby="recent-activity" className={className}>
      <PanelHeader id="recent-activity" title={homeTexts.recentActivity} />
      <Loaded of={asked} label="Loading activity" skeleton={<SkeletonLines lines={5} />}>
        {(activities) =>
          activities.length === 0 ? (
            <Empty title={homeTexts.noActivity}>
              Updates from your sessions, minutes and board appear here.
            </Empty>
          ) : (
            <ol className="hairlines px-4 pt-2 pb-3 md:px-5">
              {activities.map((activity) => (
                <Row
                  key={activity.id}
                  activity={activity}
                  when={whenShort(new Date(activity.at), now, zone)}
                />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  )
}

function isFirstOfItsId<T extends { id: string }>(item: T, at: number, all: readonly T[]): boolean {
  return all.findIndex(({ id }) => id === item.id) === at
}

function Row({ activity, when }: { activity: Activity; when: string }) {
  return (
    <li className="grid min-h-11 grid-cols-[52px_1fr_auto] items-center gap-x-3 py-1 text-body-s md:grid-cols-[64px_1fr_auto]">
      <time dateTime={activity.at} className="text-caption text-ink-3 tnum">
        {when}
      </time>
      <span className="min-w-0">
        {/* Each name by itself: one that runs from right to left leaves the sentence around it in its order. */}
        {activity.by ? <bdi>{activity.by}</bdi> : null}
        {activity.before}
        <Link
          dir="auto"
          to={activity.to}
          className="font-[560] decoration-line-strong underline-offset-4 hover:underline pointer-coarse:-my-3 pointer-coarse:inline-block pointer-coarse:py-3"
        >
          {activity.subject}
        </Link>
        {activity.after}
      </span>
      {activity.badge ? (
        <Badge
          tone={activity.badge.tone}
          {...(activity.badge.mark ? { mark: activity.badge.mark } : {})}
          className="max-sm:sr-only"
        >
          {activity.badge.label}
        </Badge>
      ) : null}
    </li>
  )
}
