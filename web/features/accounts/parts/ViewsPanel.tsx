import { useQuery } from '@tanstack/react-query'
import { orpc } from '#web/lib/api.ts'
import { sayDay } from '#web/lib/sayDay.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Panel, PanelBody, PanelHeader, PanelRows } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'

const areas = { board: 'Board', sessions: 'Sessions', minutes: 'Minutes' } as const

/** Who looked at the member's rows, one line per advisor, area and day (T-203). */
export function ViewsPanel() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(orpc.accounts.listViews.queryOptions())
  const views = data?.views ?? []
  return (
    <Panel>
      <PanelHeader title="Who viewed your data" />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">
        Only advisors assigned to you can open your board and sessions. Each day they do is listed here.
      </p>
      {isPending ? (
        <PanelBody>
          <Loading className="grid gap-3">
            <Skeleton className="h-11" />
            <Skeleton className="mt-2 h-11" />
          </Loading>
        </PanelBody>
      ) : isError ? (
        <PanelBody>
          <SectionError onRetry={() => void refetch()} isRetrying={isFetching} />
        </PanelBody>
      ) : views.length === 0 ? (
        <Empty title="No views yet" />
      ) : (
        <PanelRows className="mt-4 max-h-[420px] overflow-y-auto border-t border-line">
          {views.map((view) => (
            <li
              key={`${view.advisorName} ${view.area} ${view.viewedOn}`}
              className="flex items-center gap-3 px-4 py-2.5 md:px-5"
            >
              <Avatar name={view.advisorName} tone="vip" size={32} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-[560]">{view.advisorName}</span>
                <span className="block text-caption text-ink-3">{areas[view.area]}</span>
              </span>
              <time dateTime={view.viewedOn} className="text-body-s text-ink-2 tnum">
                {sayDay(view.viewedOn, { day: 'numeric', month: 'short', year: 'numeric' })}
              </time>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  )
}
