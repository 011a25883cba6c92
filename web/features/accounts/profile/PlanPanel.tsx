import type { Plan } from '#domain/actor.ts'
import { planCatalogue, priceText } from '#domain/billing/rules/catalogue.ts'
import { billingTexts } from '#domain/billing/texts.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { TierBadge } from '#web/ui/marks/TierBadge.tsx'

/** The next plan of a surface; the last one has none. */
const above: Readonly<Record<Plan, GrantablePlan | null>> = {
  mobile_free: 'mobile_premium',
  mobile_premium: 'mobile_pro',
  mobile_pro: null,
  desktop_standard: 'desktop_pro',
  desktop_pro: null,
}

/** Which console shows it: each says what its own plan is (T-047). */
type Props = { surface: 'desktop' | 'mobile' }

/** The plan of this surface, its price, and next to it the other surface's. */
export function PlanPanel({ surface }: Props) {
  const me = useMe()
  const plan = surface === 'desktop' ? me.desktopPlan : me.mobilePlan
  const here = planCatalogue[plan]
  const next = above[plan]
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
        {next ? (
          <div className="mt-4 grid gap-3">
            <p className="text-body-s text-ink-2">
              Next is <b className="text-ink">{planCatalogue[next].label}</b>,{' '}
              <span className="tnum">{priceText(planCatalogue[next].priceCents)} a month</span>. Requesting it
              costs nothing.
            </p>
            <RequestUpgrade plan={next} isBare />
          </div>
        ) : null}
      </PanelBody>
      <dl className="hairlines border-t border-line text-body-s">
        <div className="flex items-center justify-between gap-3 px-4 py-3 md:px-5">
          <dt className="text-ink-2">{surface === 'desktop' ? 'On the phone' : 'On the desktop'}</dt>
          <dd className="font-semibold">{there.label}</dd>
        </div>
        <div className="flex items-center justify-between gap-3 px-4 py-3 md:px-5">
          <dt className="text-ink-2">Level</dt>
          <dd>
            <TierBadge level={me.cardLevel} />
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
