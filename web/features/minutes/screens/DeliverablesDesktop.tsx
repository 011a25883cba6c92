import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { featureNames } from '#domain/billing/texts.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { viewAllDeliverables } from '#domain/minutes/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { MorePages } from '#web/ui/MorePages.tsx'
import { Panel, PanelHeader } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/Skeleton.tsx'
import { useMinutesLive } from '../live.ts'
import { DeliverableList, NoDeliverables } from '../parts/DeliverableList.tsx'
import { TemplateDialog } from '../parts/TemplateDialog.tsx'
import { deliverablesQuery } from '../queries.ts'

type Props = { memberId: string; zone: string; onOpen: (sessionId: string) => void }

const pageOf = 20

/** Session Deliverables: the newest five, two topics and two actions of each, and the way to all (spec 2 §2, K71). */
export function DeliverablesDesktop({ memberId, zone, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false)
  const first = useInfiniteQuery(deliverablesQuery(memberId))
  const all = useInfiniteQuery({ ...deliverablesQuery(memberId, pageOf), enabled: isOpen })
  useMinutesLive()
  const [page] = first.data?.pages ?? []
  const total = page?.total ?? 0
  return (
    <Panel>
      <PanelHeader title={featureNames.minutes} />
      {page ? (
        page.items.length === 0 ? (
          <NoDeliverables />
        ) : (
          <DeliverableList items={page.items} zone={zone} onOpen={onOpen} />
        )
      ) : first.isPending ? (
        <Loading label="Loading deliverables" className="p-5">
          <SkeletonLines lines={5} />
        </Loading>
      ) : (
        <SectionError
          className="px-4 pt-4 pb-5 md:px-5"
          onRetry={() => void first.refetch()}
          isRetrying={first.isRefetching}
        />
      )}
      <div className="flex flex-wrap justify-center gap-1 border-t border-line p-2">
        {total > minutesLimits.deliverablesShown ? (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {viewAllDeliverables(total)}
          </Button>
        ) : null}
        <TemplateDialog />
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={featureNames.minutes}
        description={`${total} approved minutes, newest first.`}
        isFlush
      >
        <DeliverableList
          items={(all.data?.pages ?? []).flatMap(({ items }) => items)}
          zone={zone}
          onOpen={(id) => {
            setOpen(false)
            onOpen(id)
          }}
        />
        <MorePages of={all} />
      </Dialog>
    </Panel>
  )
}
