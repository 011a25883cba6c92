import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayText } from '#domain/board/rules/due.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { viewLines } from '../viewLines.ts'

const shownAtFirst = 6

/** Who looked at a member's rows, day by day, for whoever advises them: the list that the member reads as well (T-203). */
export function MemberViewsStaff({ memberId }: { memberId: string }) {
  // Reading the board is itself a look: the list is asked for once that has been written down, and again after each.
  const isReading = useIsFetching({ queryKey: orpc.board.key() }) > 0
  const views = useQuery({
    ...orpc.accounts.listViews.queryOptions({ input: { memberId } }),
    enabled: false,
  })
  const { refetch } = views
  useEffect(() => {
    if (!isReading) void refetch()
  }, [isReading, refetch])
  const today = useToday()
  const [isWhole, setWhole] = useState(false)
  return (
    <Panel aria-labelledby="who-looked">
      <PanelHeader id="who-looked" title="Who looked" aside="They see this list" />
      <List of={views} items={(data) => viewLines(data.views)} empty={<Empty title="No views yet" />}>
        {(lines) => (
          <>
            <ul className="mt-2 hairlines px-4 pb-2 text-body-s md:px-5">
              {lines.slice(0, isWhole ? undefined : shownAtFirst).map(({ day, who, areas }) => (
                <li key={`${day} ${who}`} className="flex gap-4 py-2.5">
                  <time dateTime={day} className="w-24 shrink-0 text-ink-3 tnum">
                    {day === today ? 'Today' : dayText(day, today)}
                  </time>
                  <span className="min-w-0 [overflow-wrap:anywhere]">{`${who}: ${areas}`}</span>
                </li>
              ))}
            </ul>
            {!isWhole && lines.length > shownAtFirst ? (
              <div className="border-t border-line p-3 text-center">
                <Button variant="quiet" onClick={() => setWhole(true)}>{`Show all ${lines.length}`}</Button>
              </div>
            ) : null}
          </>
        )}
      </List>
    </Panel>
  )
}
