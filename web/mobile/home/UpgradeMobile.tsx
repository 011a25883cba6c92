import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { priceText } from '#domain/currencies.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'

/** What the free phone plan lacks, what the next one costs, and how to ask for it (T-047). */
export function UpgradeMobile() {
  const me = useMe()
  if (me.mobilePlan !== 'mobile_free') return null
  const offered = planCatalogue.mobile_premium
  return (
    <Panel aria-labelledby="mobile-free" className="p-4">
      <h2 id="mobile-free" className="title-s">
        {planCatalogue.mobile_free.label}
      </h2>
      <p className="mt-1 mb-3 text-body-s text-ink-2">
        You can view your board. {offered.shortLabel} lets you create, move and edit cards and write notes,{' '}
        <span className="whitespace-nowrap tnum">{priceText(offered.priceCents)}</span> a month.
      </p>
      <RequestUpgrade plan="mobile_premium" isBare />
    </Panel>
  )
}
