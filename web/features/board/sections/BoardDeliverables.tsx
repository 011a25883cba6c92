import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Surface } from '#domain/billing/types.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { minutesTexts, viewAllDeliverables } from '#domain/minutes/texts.ts'
import { useMinutesLive } from '#web/features/minutes/live.ts'
import { deliverablesQuery } from '#web/features/minutes/queries.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'

const shown = 3

/** What sessions left behind: the newest approved minutes, and the way to all of them. */
export function BoardDeliverables({ surface }: { surface: Surface }) {
  const me = useMe()
  const today = useToday()
  const dayOf = useDayOf()
  const query = useInfiniteQuery(deliverablesQuery(me.userId, shown))
  useMinutesLive()
  const total = query.data?.pages[0]?.total ?? 0
  const addressOf = (id: string) =>
    surface === 'desktop' ? paths.dashboard('sessions', { session: id }) : paths.appSession(id)
  return (
    <Panel aria-labelledby="deliverables">
      <PanelHeader id="deliverables" title="Deliverables" />
      <List
        of={query}
        items={(data) => data.pages[0]?.items ?? []}
        label="Loading deliverables"
        empty={<Empty title={minutesTexts.empty}>{minutesTexts.emptyHint}</Empty>}
      >
        {(items) => (
          <>
            <PanelRows className="mt-2">
              {items.map((item) => (
                <li
                  key={item.sessionId}
                  className="relative flex items-center gap-3.5 px-4 py-[11px] last:pb-4 hover:bg-bg md:px-5 dark:hover:bg-raised"
                >
                  <StageTrain reached={3} label="Approved" />
                  <span className="min-w-0 flex-1">
                    <Link
                      to={addressOf(item.sessionId)}
                      className="block text-body-s leading-[1.3] font-[560] outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                    >
                      Minutes, <bdi>{item.title}</bdi>
                    </Link>
                    <span className="text-caption text-ink-3">
                      Approved {dayText(dayOf(item.approvedAt), today)}
                    </span>
                  </span>
                </li>
              ))}
            </PanelRows>
            {total > items.length ? (
              <div className="px-4 pb-4 md:px-5 md:pb-5">
                <Button
                  size="small"
                  isBlock
                  to={
                    surface === 'desktop'
                      ? paths.dashboard('sessions')
                      : `${paths.appSessions()}#deliverables`
                  }
                >
                  {viewAllDeliverables(total)}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </List>
    </Panel>
  )
}
