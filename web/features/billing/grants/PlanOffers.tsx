import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { addedRights, plansOf } from '#domain/billing/rules/rightsMatrix.ts'
import { overviewTexts } from '#domain/billing/texts.ts'
import type { GrantablePlan, Surface } from '#domain/billing/types.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { priceText } from '#domain/currencies.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useEuroNote } from '#web/lib/signIn/useCurrency.ts'

/** What each plan above the own one adds, and the way to ask for it; one that adds nothing usable is not offered (T-049). */
export function PlanOffers({ surface, own }: { surface: Surface; own: Plan }) {
  const euroNote = useEuroNote(useMe())
  const plans = plansOf(surface)
  const above = plans.slice(plans.indexOf(own) + 1).filter(isGrantable)
  if (above.length === 0) {
    return <p className={foot}>You have everything this console offers today.</p>
  }
  return above.map((plan, at) => {
    const below = above[at - 1] ?? own
    const added = addedRights(plan, below)
    const { label, priceCents } = planCatalogue[plan]
    if (added.length === 0) {
      return (
        <p key={plan} className={foot}>
          {overviewTexts.addsNothing(label)}
        </p>
      )
    }
    return (
      <section key={plan} aria-label={label} className="grid gap-3 border-t border-line px-4 py-4 md:px-5">
        <p className="text-body-s text-ink-2">
          <b className="font-semibold text-ink">{label}</b> adds {linesOf(added.length)} to{' '}
          {at === 0 ? 'what you have' : planCatalogue[below].label}, for{' '}
          <span className="whitespace-nowrap tnum">{priceText(priceCents)}</span> a month.
          {euroNote ? <span className="block text-caption text-ink-3">{euroNote}</span> : null}
        </p>
        <RequestUpgrade plan={plan} isBare />
      </section>
    )
  })
}

const foot = 'border-t border-line px-4 py-4 text-body-s text-ink-2 md:px-5'

const isGrantable = (plan: Plan): plan is GrantablePlan => grantablePlans.some((each) => each === plan)

const linesOf = (count: number) => (count === 1 ? 'one of these features' : `${count} of these features`)
