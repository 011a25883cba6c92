import { useQuery } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'

const areas = { board: 'Board', sessions: 'Sessions', minutes: 'Minutes' } as const

/** Who looked at the member's rows, one line per advisor, area and day (T-203). */
export function ViewsPanel() {
  const asked = useQuery(orpc.accounts.listViews.queryOptions())
  return (
    <Panel>
      <PanelHeader title="Who viewed your data" />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">
        Only advisors assigned to you can open your board and sessions. Each day they do is listed here.
      </p>
      <List
        of={asked}
        items={(data) => data.views}
        skeleton={
          <>
            <Skeleton className="h-11" />
            <Skeleton className="mt-5 h-11" />
          </>
        }
        empty={<Empty title="No views yet" />}
      >
        {(views) => (
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
      </List>
    </Panel>
  )
}
