import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { planOn, plansOf, rightsMatrix } from '#domain/billing/rules/rightsMatrix.ts'
import { featureNames } from '#domain/billing/texts/features.ts'
import { overviewTexts } from '#domain/billing/texts.ts'
import type { Surface } from '#domain/billing/types.ts'
import { priceText } from '#domain/currencies.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useEuroNote } from '#web/lib/signIn/useCurrency.ts'
import { classes } from '#web/ui/classes.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { PlanOffers } from './PlanOffers.tsx'

type Props = { surface: Surface; title: string; className?: string }

/** The plans of one console side by side, line by line from the table of rights; the own one is tinted (K77). */
export function PlanComparison({ surface, title, className }: Props) {
  const me = useMe()
  const id = useId()
  const plans = plansOf(surface)
  const own = planOn(surface, me.plans)
  return (
    <Panel aria-labelledby={id} className={classes('flex flex-col', className)}>
      <PanelHeader id={id} title={title} />
      <table className="mt-2 w-full border-collapse text-body-s">
        <caption className="sr-only">What each plan of the {title.toLowerCase()} includes</caption>
        <thead>
          <tr>
            <td />
            {plans.map((plan) => (
              <PlanHead key={plan} plan={plan} isOwn={plan === own} />
            ))}
          </tr>
        </thead>
        {rightsMatrix(surface).map(({ feature, rows }) => (
          <tbody key={feature}>
            <tr className="border-t border-line">
              <th
                scope="rowgroup"
                className="pt-4 pb-1.5 pl-4 text-left text-caption font-medium text-ink-3 md:pl-5"
              >
                {featureNames[feature]}
              </th>
              {plans.map((plan) => (
                <td key={plan} className={classes(plan === own && tint)} />
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.right} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-3 pl-4 text-left font-normal md:pl-5">
                  {row.label}
                </th>
                {plans.map((plan) => (
                  <Cell key={plan} isGiven={row.plans.includes(plan)} isOwn={plan === own} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <PlanOffers surface={surface} own={own} />
    </Panel>
  )
}

const tint = 'bg-bg dark:bg-sunken'
const column = 'w-[3.875rem] px-1 text-center sm:w-24'

function PlanHead({ plan, isOwn }: { plan: Plan; isOwn: boolean }) {
  const { shortLabel, priceCents } = planCatalogue[plan]
  const euroNote = useEuroNote(useMe())
  return (
    <th scope="col" className={classes(column, 'relative pt-3.5 pb-3 align-top', isOwn && tint)}>
      {isOwn ? <i aria-hidden="true" className="absolute inset-x-0 top-0 h-[3px] bg-ink" /> : null}
      <span className="block text-caption font-semibold sm:text-body-s">{shortLabel}</span>
      <span className="mt-0.5 block text-micro font-normal text-ink-3 tnum">
        {priceText(priceCents)}
        <span className="max-sm:sr-only">{priceCents === 0 ? '' : ' a month'}</span>
        {euroNote && priceCents > 0 ? <span className="block">{euroNote}</span> : null}
      </span>
      {isOwn ? (
        <span className="mt-1 block text-micro font-semibold text-ink-2">{overviewTexts.yourPlan}</span>
      ) : null}
    </th>
  )
}

function Cell({ isGiven, isOwn }: { isGiven: boolean; isOwn: boolean }) {
  const Icon = isGiven ? Check : Minus
  return (
    <td className={classes(column, isOwn && tint)}>
      <Icon
        size={18}
        aria-hidden="true"
        className={classes('inline-block', isGiven ? 'text-ink' : 'text-control')}
      />
      <span className="sr-only">{isGiven ? 'Yes' : 'No'}</span>
    </td>
  )
}
