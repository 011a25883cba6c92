import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { featureNames } from '#domain/billing/texts/features.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { useMinutesLive } from '#web/features/minutes/live.ts'
import { deliverablesQuery } from '#web/features/minutes/queries.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { DeliverableList } from '../DeliverableList.tsx'
import { TemplateDialog } from '../TemplateDialog.tsx'

type Props = { memberId: string; zone: string }

/** Recaps on the phone: the newest ten, whenever the session was, and the way to all of them (spec 3 §9). */
export function DeliverablesMobile({ memberId, zone }: Props) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const list = useInfiniteQuery(deliverablesQuery(memberId, minutesLimits.recapsShown))
  const panel = useRef<HTMLElement>(null)
  useMinutesLive()
  const isMeant = hash === '#deliverables' && list.data !== undefined
  useEffect(() => {
    if (isMeant) panel.current?.scrollIntoView({ block: 'start' })
  }, [isMeant])
  // Before the first there is one empty list on this screen, not two (4.13.11).
  if (list.data?.pages[0]?.total === 0) return null
  return (
    <Panel ref={panel} aria-labelledby="deliverables" className="scroll-mt-20">
      <PanelHeader id="deliverables" title={featureNames.minutes} aside={<TemplateDialog />} />
      <List
        of={list}
        items={(data) => data.pages.flatMap(({ items }) => items)}
        label="Loading deliverables"
        skeleton={<SkeletonLines lines={5} />}
        empty={null}
        more={list}
      >
        {(items) => (
          <DeliverableList items={items} zone={zone} onOpen={(id) => navigate(paths.appSession(id))} />
        )}
      </List>
    </Panel>
  )
}
