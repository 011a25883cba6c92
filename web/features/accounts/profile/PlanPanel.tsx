import { useQuery } from '@tanstack/react-query'
import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { holdingOf } from '#domain/billing/rules/held.ts'
import { billingTexts } from '#domain/billing/texts.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { priceText } from '#domain/currencies.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { orpc } from '#web/lib/calls/api.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { TierBadge } from '#web/ui/marks/TierBadge.tsx'
import { holdingWords } from './holdingWords.ts'

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

/** The plan of this surface, why it is held or what it costs, and next to it the other surface's. */
export function PlanPanel({ surface }: Props) {
  const me = useMe()
  const zone = useZone()
  const plan = surface === 'desktop' ? me.desktopPlan : me.mobilePlan
  const here = planCatalogue[plan]
  const next = above[plan]
  const { data, isError } = useQuery(orpc.billing.listMyGrants.queryOptions())
  const words = data ? holdingWords(plan, holdingOf(plan, data.plans, me.isStaff), zone) : '\u00a0'
  const there = planCatalogue[surface === 'desktop' ? me.mobilePlan : me.desktopPlan]
  return (
    <Panel>
      <PanelBody>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-body-s whitespace-nowrap text-ink-2">{billingTexts.currentPlan}</h2>
          <p className="min-w-0 text-right text-body-s font-semibold tnum">{words}</p>
        </div>
        <p className="mt-1 text-[2rem] leading-[1.15] tracking-[-.015em] font-stretch-[112%] font-[480]">
          {surface === 'desktop' ? here.label : here.shortLabel}
        </p>
        {isError ? (
          <p role="alert" className="mt-2 text-body-s text-danger-text">
            {billingTexts.tierCheckFailed}
          </p>
        ) : null}
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
