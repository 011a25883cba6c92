import { useQuery } from '@tanstack/react-query'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import { addActions, openActions } from '#domain/minutes/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { useMakeCard } from './useMakeCard.ts'

/** On Home: actions of the newest minutes that are not on the board yet, until they are (4.13.5). */
export function OpenActions({ surface, className }: { surface: 'desktop' | 'mobile'; className?: string }) {
  const { userId, plans } = useMe()
  const asked = useQuery(orpc.minutes.listApprovedMinutes.queryOptions({ input: { memberId: userId } }))
  const making = useMakeCard()
  const item = asked.data?.items.find((each) => each.openActions.length > 0)
  if (!item || !surfaceHasRight(plans, surface, 'board.edit')) return null
  const count = item.openActions.length
  return (
    <Panel aria-label="Actions for your board" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3.5 md:px-5">
        <p className="min-w-0 flex-1 basis-56 text-body-s [overflow-wrap:anywhere]">
          {openActions(count, item.title)}
        </p>
        <Button
          size="small"
          isBusy={making.busy.length > 0}
          busyLabel="Adding"
          onClick={() => making.make(item.openActions.map((id) => ({ id })))}
        >
          {addActions(count)}
        </Button>
      </div>
    </Panel>
  )
}
