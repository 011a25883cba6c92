import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Checkin } from '#contract/board/checkins.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { AlertDialog } from '#web/ui/AlertDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/Skeleton.tsx'
import { checkinsQuery } from '../queries.ts'
import { CheckinDialog } from './CheckinDialog.tsx'
import { CheckinWords } from './CheckinWords.tsx'
import { useCheckinActions } from './useCheckinActions.ts'
import { WindowedList } from './WindowedList.tsx'

const pageOf = 30

/** Board Check-ins: the latest three, and the way to all (spec 2 §2, §9). */
export function CheckinsPanel({ canEdit }: { canEdit: boolean }) {
  const query = useInfiniteQuery(checkinsQuery(boardLimits.recentCheckins))
  const { take, isTaking } = useCheckinActions()
  const [isWriting, setWriting] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  const [leaving, setLeaving] = useState<Checkin | null>(null)
  const page = query.data?.pages[0]
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
      {page ? (
        page.checkins.length > 0 ? (
          <>
            <ol className="hairlines px-4 pt-2 pb-2 md:px-5">
              {page.checkins.map((checkin) => (
                <li key={checkin.id} className="py-3.5">
                  <CheckinWords checkin={checkin} canEdit={canEdit} onDelete={setLeaving} />
                </li>
              ))}
            </ol>
            {page.next ? (
              <div className="px-4 pb-4 md:px-5 md:pb-5">
                <Button size="small" isBlock onClick={() => setLogOpen(true)}>
                  View all check-ins
                </Button>
              </div>
            ) : null}
          </>
        ) : (
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
        )
      ) : query.isError ? (
        <PanelBody>
          <SectionError
            title={boardUiTexts.checkinsFailed}
            onRetry={() => void query.refetch()}
            isRetrying={query.isRefetching}
          />
        </PanelBody>
      ) : (
        <Loading label="Loading check-ins" className="p-5">
          <SkeletonLines lines={5} />
        </Loading>
      )}
      {isWriting ? <CheckinDialog onClose={() => setWriting(false)} /> : null}
      {isLogOpen ? (
        <CheckinLog canEdit={canEdit} onDelete={setLeaving} onClose={() => setLogOpen(false)} />
      ) : null}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete this check-in?"
        description="This can't be undone."
        confirmLabel="Delete check-in"
        cancelLabel="Keep it"
        isDanger
        isBusy={isTaking}
        busyLabel="Deleting"
        onConfirm={async () => {
          if (leaving && (await take(leaving.id))) setLeaving(null)
        }}
      />
    </Panel>
  )
}

type LogProps = { canEdit: boolean; onDelete: (checkin: Checkin) => void; onClose: () => void }

function CheckinLog({ canEdit, onDelete, onClose }: LogProps) {
  const query = useInfiniteQuery(checkinsQuery(pageOf))
  const checkins = query.data?.pages.flatMap((page) => page.checkins)
  const more = () => {
    if (!query.isFetching && !query.isError) void query.fetchNextPage()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={boardPartTexts.checkins} isFlush>
      {checkins ? (
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
      ) : query.isError ? (
        <div className="px-5 py-5 md:px-7">
          <SectionError title={boardUiTexts.checkinsFailed} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <Loading label="Loading check-ins" className="px-5 py-5 md:px-7">
          <SkeletonLines lines={5} />
        </Loading>
      )}
    </Dialog>
  )
}
