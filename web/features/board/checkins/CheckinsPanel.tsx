import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Checkin } from '#contract/board/checkins.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { DeletedRows } from '#web/ui/lists/DeletedRows.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { WindowedList } from '#web/ui/lists/WindowedList.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { CheckinDialog } from './CheckinDialog.tsx'
import { CheckinWords } from './CheckinWords.tsx'
import { deleteCheckin, restoreCheckin } from './mutations.ts'
import { checkinsQuery, deletedCheckinsQuery } from './queries.ts'

const pageOf = 30

/** Board Check-ins: the latest three, and the way to all (spec 2 §2, §9). */
export function CheckinsPanel({ canEdit }: { canEdit: boolean }) {
  const query = useInfiniteQuery(checkinsQuery(boardLimits.recentCheckins))
  const remove = useMutation(deleteCheckin())
  const [isWriting, setWriting] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  const leave = ({ id }: Checkin) => remove.mutate({ id })
  return (
    <Panel aria-labelledby="checkins">
      <PanelHeader
        id="checkins"
        title={boardPartTexts.checkins}
        aside={
          canEdit ? (
            <IconButton
              icon={Plus}
              size="small"
              label={boardUiTexts.addCheckin}
              className="-my-1.5 -mr-2"
              onClick={() => setWriting(true)}
            />
          ) : null
        }
      />
      <List
        of={query}
        items={(data) => data.pages[0]?.checkins ?? []}
        label="Loading check-ins"
        skeleton={<SkeletonLines lines={5} />}
        failed={boardUiTexts.checkinsFailed}
        empty={
          <Empty
            title={boardUiTexts.noCheckins}
            action={
              canEdit ? (
                <Button onClick={() => setWriting(true)}>{boardUiTexts.addCheckin}</Button>
              ) : undefined
            }
          >
            A short update from you or your advisor.
          </Empty>
        }
      >
        {(checkins) => (
          <>
            <ol className="hairlines px-4 pt-2 pb-2 md:px-5">
              {checkins.map((checkin) => (
                <li key={checkin.id} className="py-3.5">
                  <CheckinWords checkin={checkin} canEdit={canEdit} onDelete={leave} />
                </li>
              ))}
            </ol>
            {query.hasNextPage ? (
              <div className="px-4 pb-4 md:px-5 md:pb-5">
                <Button size="small" isBlock onClick={() => setLogOpen(true)}>
                  View all check-ins
                </Button>
              </div>
            ) : null}
          </>
        )}
      </List>
      {isWriting ? <CheckinDialog onClose={() => setWriting(false)} /> : null}
      {isLogOpen ? <CheckinLog canEdit={canEdit} onDelete={leave} onClose={() => setLogOpen(false)} /> : null}
      {canEdit ? <DeletedCheckins /> : null}
    </Panel>
  )
}

/** What the reader deleted of their own check-ins. */
function DeletedCheckins() {
  const deleted = useQuery(deletedCheckinsQuery())
  const checkins = deleted.data?.checkins ?? []
  return checkins.length > 0 ? (
    <div className="border-t border-line px-4 py-2 md:px-5">
      <DeletedRows
        name="check-ins"
        hint={boardUiTexts.deletedHint}
        rows={checkins}
        onRestore={(id) => send(restoreCheckin(), { id })}
      />
    </div>
  ) : null
}

type LogProps = { canEdit: boolean; onDelete: (checkin: Checkin) => void; onClose: () => void }

function CheckinLog({ canEdit, onDelete, onClose }: LogProps) {
  const query = useInfiniteQuery(checkinsQuery(pageOf))
  const more = () => {
    if (!query.isFetching && !query.isError) void query.fetchNextPage()
  }
  return (
    <Dialog onClose={onClose} title={boardPartTexts.checkins} isFlush>
      <List
        of={query}
        items={(data) => data.pages.flatMap((page) => page.checkins)}
        label="Loading check-ins"
        skeleton={<SkeletonLines lines={5} />}
        failed={boardUiTexts.checkinsFailed}
        {...(query.isFetchNextPageError ? { more: query } : {})}
        className="px-5 py-5 md:px-7"
        empty={null}
      >
        {(checkins) => (
          <WindowedList
            label={boardPartTexts.checkins}
            items={checkins}
            keyOf={(checkin) => checkin.id}
            estimate={130}
            onNearEnd={query.hasNextPage ? more : undefined}
            row={(checkin) => (
              <div className="px-5 py-4 md:px-7">
                <CheckinWords checkin={checkin} canEdit={canEdit} onDelete={onDelete} />
              </div>
            )}
          />
        )}
      </List>
    </Dialog>
  )
}
