import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { boardLimits } from '#domain/board/limits.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { DeletedRows } from '#web/ui/lists/DeletedRows.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { CheckinWords } from '../checkins/CheckinWords.tsx'
import { deleteCheckin, restoreCheckin } from '../checkins/mutations.ts'
import { checkinsQuery, deletedCheckinsQuery } from '../checkins/queries.ts'

/** How a member says things stand, and what their advisor wrote there (4.13.2, K75). */
export function CheckinsPanel({ memberId }: { memberId: string }) {
  const query = useInfiniteQuery(checkinsQuery(boardLimits.shortPage, memberId))
  const deleted = useQuery(deletedCheckinsQuery(memberId))
  const remove = useMutation(deleteCheckin())
  const gone = deleted.data?.checkins ?? []
  return (
    <Panel aria-labelledby="checkins">
      <PanelHeader id="checkins" title={boardPartTexts.checkins} />
      <List
        of={query}
        items={(data) => data.pages.flatMap((page) => page.checkins)}
        label="Loading check-ins"
        skeleton={<SkeletonLines lines={3} />}
        failed={boardUiTexts.checkinsFailed}
        empty={<Empty title={boardUiTexts.noCheckins} />}
        more={query}
      >
        {(checkins) => (
          <ol className="hairlines mt-2 max-h-[460px] overflow-y-auto px-4 pb-2 md:px-5">
            {checkins.map((checkin) => (
              <li key={checkin.id} className="py-3">
                <CheckinWords checkin={checkin} canEdit onDelete={({ id }) => remove.mutate({ id })} />
              </li>
            ))}
          </ol>
        )}
      </List>
      {gone.length > 0 ? (
        <div className="border-t border-line px-4 py-2 md:px-5">
          <DeletedRows
            name="check-ins"
            hint={boardUiTexts.deletedHint}
            rows={gone}
            onRestore={(id) => send(restoreCheckin(), { id })}
          />
        </div>
      ) : null}
    </Panel>
  )
}
