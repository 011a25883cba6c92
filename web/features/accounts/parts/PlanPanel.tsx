import type { ReactNode } from 'react'
import { planCatalogue, priceText } from '#domain/billing/rules/catalogue.ts'
import { billingTexts } from '#domain/billing/texts.ts'
import { useMe } from '#web/lib/session.tsx'
import { Panel, PanelBody } from '#web/ui/Panel.tsx'
import type { Tier } from '#web/ui/TierBadge.tsx'
import { TierBadge } from '#web/ui/TierBadge.tsx'

const tiers = { base: 'forge', standard: 'workshop', pro: 'studio' } as const satisfies Record<string, Tier>

type Props = {
  /** Which console shows it: each says what its own plan is (T-047). */
  surface: 'desktop' | 'mobile'
  /** What the surface offers to whoever has less than everything. */
  children?: ReactNode
}

/** The plan of this surface, its price, and beside it the other surface's. */
export function PlanPanel({ surface, children }: Props) {
  const me = useMe()
  const here = planCatalogue[surface === 'desktop' ? me.desktopPlan : me.mobilePlan]
  const there = planCatalogue[surface === 'desktop' ? me.mobilePlan : me.desktopPlan]
  return (
    <Panel>
      <PanelBody>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-body-s text-ink-2">{billingTexts.currentPlan}</h2>
          <p className="text-body-s font-semibold tnum">
            {here.priceCents === 0 ? 'Free' : `${priceText(here.priceCents)} a month`}
          </p>
        </div>
        <p className="mt-1 text-[2rem] leading-[1.15] tracking-[-.015em] font-stretch-[112%] font-[480]">
          {surface === 'desktop' ? here.label : here.shortLabel}
        </p>
        {children ? <div className="mt-4">{children}</div> : null}
      </PanelBody>
      <dl className="hairlines border-t border-line text-body-s">
        <div className="flex items-center justify-between gap-3 px-4 py-3 md:px-5">
          <dt className="text-ink-2">{surface === 'desktop' ? 'On the phone' : 'On the desktop'}</dt>
          <dd className="font-semibold">{there.label}</dd>
        </div>
        <div className="flex items-center justify-between gap-3 px-4 py-3 md:px-5">
          <dt className="text-ink-2">Level</dt>
          <dd>
            <TierBadge tier={tiers[me.cardLevel]} />
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
