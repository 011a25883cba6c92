import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { priceText } from '#domain/currencies.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'

/** What this console's plan lacks, what the other costs, and how to ask for it; nothing is charged by asking (T-047). */
export function StandardCard({ className }: { className?: string }) {
  const { desktop_standard: held, desktop_pro: offered } = planCatalogue
  return (
    <Panel aria-labelledby="desktop-standard" className={classes('p-4 text-caption', className)}>
      <h2 id="desktop-standard" className="font-semibold">
        {held.label}
      </h2>
      <p className="mt-1 mb-3 leading-[1.4] text-ink-2">
        You can view your board and your sessions. {offered.shortLabel} lets you edit cards, join meetings and
        request reports, <span className="whitespace-nowrap tnum">{priceText(offered.priceCents)}</span> a
        month.
      </p>
      <RequestUpgrade plan="desktop_pro" isBare />
    </Panel>
  )
}
