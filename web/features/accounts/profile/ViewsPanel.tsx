import { useQuery } from '@tanstack/react-query'
import { viewedAreaNames } from '#domain/accounts/texts/views.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { advisingDates } from '../people/advisingDates.ts'
import { advisorsQuery } from '../people/queries.ts'

/** Who looked at the member's rows, one line per advisor, area and day (T-203). */
export function ViewsPanel() {
  const zone = useZone()
  const asked = useQuery(orpc.accounts.listViews.queryOptions({ input: {} }))
  const advisors = useQuery(advisorsQuery())
  useLiveRefresh('accounts')
  return (
    <Panel>
      <PanelHeader title="Your advisors and who viewed your data" />
      <div className="px-4 pt-1 text-body-s text-ink-2 md:px-5">
        <p>
          Everyone on our staff can open your profile. Only advisors assigned to you can open your board.
          They, whoever leads a session with you and the colleagues who manage sessions can open your
          sessions. Each day on which somebody does is listed here.
        </p>
        {advisors.data && advisors.data.advisors.length > 0 ? (
          <dl className="mt-3 grid gap-1">
            {advisors.data.advisors.map((advisor) => (
              <div key={advisor.id} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold text-ink">{advisor.advisorName}</dt>
                <dd className="tnum">{advisingDates(advisor, zone)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
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
                  <span className="block text-caption text-ink-3">{viewedAreaNames[view.area]}</span>
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
