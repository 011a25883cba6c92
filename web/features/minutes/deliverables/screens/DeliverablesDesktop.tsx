import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { featureNames } from '#domain/billing/texts/features.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { viewAllDeliverables } from '#domain/minutes/texts.ts'
import { useMinutesLive } from '#web/features/minutes/live.ts'
import { deliverablesQuery } from '#web/features/minutes/queries.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { DeliverableList, NoDeliverables } from '../DeliverableList.tsx'
import { TemplateDialog } from '../TemplateDialog.tsx'

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
      <List
        of={first}
        items={(data) => data.pages[0]?.items ?? []}
        label="Loading deliverables"
        skeleton={<SkeletonLines lines={5} />}
        empty={<NoDeliverables />}
      >
        {(items) => <DeliverableList items={items} zone={zone} onOpen={onOpen} />}
      </List>
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
        onClose={() => setOpen(false)}
        title={featureNames.minutes}
        description={`${total} approved minutes, newest first.`}
        isFlush
      >
        <List
          of={all}
          items={(data) => data.pages.flatMap(({ items }) => items)}
          label="Loading deliverables"
          skeleton={<SkeletonLines lines={5} />}
          empty={<NoDeliverables />}
          more={all}
        >
          {(items) => (
            <DeliverableList
              items={items}
              zone={zone}
              onOpen={(id) => {
                setOpen(false)
                onOpen(id)
              }}
            />
          )}
        </List>
      </Dialog>
    </Panel>
  )
}
