import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { cheapestPlanFor } from '#domain/billing/rules/rights.ts'
import { lockTexts } from '#domain/billing/texts.ts'
import type { Surface } from '#domain/billing/types.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'

type Props = {
  surface: Surface
  /** Another way to the plan than asking staff for it. */
  action?: ReactNode
  className?: string
}

/** The plan of this surface looks and does not touch: which plan would, and how to ask for it (4.12.1). */
export function BoardLock({ surface, action, className }: Props) {
  const plan = cheapestPlanFor('board.edit', surface)
  if (!plan) return null
  const asked = grantablePlans.find((each) => each === plan)
  return (
    <Panel as="div" className={className}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 md:px-5">
        <LockKeyhole size={20} aria-hidden="true" className="text-ink-3" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold">View only</p>
          <p className="text-body-s text-ink-2">
            You can see every card. Your plan doesn't include creating, moving or editing them.{' '}
            {lockTexts.missing(planCatalogue[plan].label)}
          </p>
        </div>
        {action ?? (asked ? <RequestUpgrade plan={asked} isBare /> : null)}
      </div>
    </Panel>
  )
}
