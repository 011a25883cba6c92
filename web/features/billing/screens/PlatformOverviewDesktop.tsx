import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { planOn } from '#domain/billing/rules/rightsMatrix.ts'
import { overviewTexts } from '#domain/billing/texts.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { AudienceCards } from '../grants/AudienceCards.tsx'
import { FeatureStates } from '../grants/FeatureStates.tsx'
import { PlanComparison } from '../grants/PlanComparison.tsx'

/** What each plan gives on each console, what the reader has and what is still planned: all of it from the table of rights (K77). */
export function PlatformOverviewDesktop() {
  const me = useMe()
  const [here, there] = [planOn('desktop', me.plans), planOn('mobile', me.plans)]
  return (
    <>
      <PageTitle
        title={overviewTexts.title}
        lead={`You have ${planCatalogue[here].label} here and ${planCatalogue[there].label} on the phone.`}
      />
      <div className="grid items-start gap-4 min-[1280px]:grid-cols-2">
        <PlanComparison surface="desktop" title="Desktop console" />
        <div className="grid gap-4">
          <PlanComparison surface="mobile" title="Mobile console" />
          <p className="px-1 text-caption text-ink-3">
            Each console shows what its own plan includes. Desktop Pro includes Mobile Pro.
          </p>
        </div>
        <AudienceCards className="min-[1280px]:col-span-2" />
        <FeatureStates className="min-[1280px]:col-span-2" />
      </div>
    </>
  )
}
