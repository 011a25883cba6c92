import { Check, Minus } from 'lucide-react'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { plansOf } from '#domain/billing/rules/rightsMatrix.ts'
import type { Surface } from '#domain/billing/types.ts'
import { EuroPrice } from '../blocks/EuroPrice.tsx'
import { PlanWay } from './PlanWay.tsx'
import { planDifferences } from './planDifferences.ts'

type Props = {
  surface: Surface
  caption: string
  /** Prices over the columns and the ways to the plans under them, where nothing else on the page has them. */
  isOffer?: boolean
}

/** The plans of one console side by side: first in what they differ, then what all of them have; what is planned is left out (T-049). */
export function PlanTable({ surface, caption, isOffer = false }: Props) {
  const plans = plansOf(surface)
  const { parts, shared } = planDifferences(surface)
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink">
              <td />
              {plans.map((plan) => (
                <th key={plan} scope="col" className="px-3 pb-4 text-left align-bottom max-sm:px-1.5">
                  <span className="title-s block">{planCatalogue[plan].shortLabel}</span>
                  {isOffer ? <PlanPrice cents={planCatalogue[plan].priceCents} /> : null}
                </th>
              ))}
            </tr>
          </thead>
          {parts.map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={plans.length + 1}
                  className="pt-6 pb-1.5 text-left text-caption font-medium text-ink-2"
                >
                  {name}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.label} className="border-b border-line">
                  <th scope="row" className="py-3 pr-3 text-left font-normal">
                    {row.label}
                  </th>
                  {plans.map((plan) => (
                    <td
                      key={plan}
                      className={`px-3 max-sm:px-1.5 ${isOffer ? 'md:w-[15rem]' : 'sm:w-[9rem]'}`}
                    >
                      <Given is={row.of(plan)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          {isOffer ? (
            <tfoot className="max-md:hidden">
              <tr>
                <td />
                {plans.map((plan) => (
                  <td key={plan} className="px-3 pt-5 last:pr-0">
                    <PlanWay plan={plan} />
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {isOffer ? (
        <div className="mt-6 grid gap-3 md:hidden">
          {plans.map((plan) => (
            <PlanWay key={plan} plan={plan} />
          ))}
        </div>
      ) : null}
      <h3 className="title-s mt-8">{plans.length === 2 ? 'In both plans' : 'In all three plans'}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 text-ink-2 md:grid-cols-3">
        {shared.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  )
}

/** What a plan costs, in a line of its own and how often under it. */
export function PlanPrice({ cents }: { cents: number }) {
  return (
    <>
      <EuroPrice
        cents={cents}
        className="mt-1 block text-[clamp(1.125rem,2.2vw,1.625rem)] font-[520] whitespace-nowrap tnum"
      />
      <span className="block text-caption font-normal text-ink-2">a month</span>
    </>
  )
}

function Given({ is }: { is: string | boolean }) {
  if (typeof is === 'string') return <span className="text-caption font-semibold">{is}</span>
  const Icon = is ? Check : Minus
  return (
    <>
      <Icon size={18} aria-hidden="true" className={is ? 'text-ink' : 'text-control'} />
      <span className="sr-only">{is ? 'Yes' : 'No'}</span>
    </>
  )
}
