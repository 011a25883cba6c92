import { Check, Minus } from 'lucide-react'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { plansOf, rightsMatrix } from '#domain/billing/rules/rightsMatrix.ts'
import { featureNames } from '#domain/billing/texts/features.ts'
import type { Surface } from '#domain/billing/types.ts'
import { EuroPrice } from '../blocks/EuroPrice.tsx'

/** The plans of one console side by side, from the table of rights; what is only planned is left out (T-049). */
export function PlanTable({ surface, caption }: { surface: Surface; caption: string }) {
  const plans = plansOf(surface)
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            <td />
            {plans.map((plan) => (
              <th key={plan} scope="col" className="px-3 pb-4 text-left align-bottom">
                <span className="title-s block">{planCatalogue[plan].shortLabel}</span>
                <EuroPrice
                  cents={planCatalogue[plan].priceCents}
                  className="mt-1 block text-[clamp(1.125rem,2.2vw,1.625rem)] font-[520] whitespace-nowrap tnum"
                />
                <span className="block text-caption font-normal text-ink-2">
                  {planCatalogue[plan].priceCents === 0 ? 'free' : 'a month'}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {rightsMatrix(surface).map(({ feature, rows }) => (
          <tbody key={feature}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="pt-6 pb-1.5 text-left text-caption font-medium text-ink-2"
              >
                {featureNames[feature]}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.right} className="border-b border-line">
                <th scope="row" className="py-3 pr-3 text-left font-normal">
                  {row.label}
                </th>
                {plans.map((plan) => (
                  <td key={plan} className="w-[7rem] px-3 max-sm:w-16">
                    <Given is={row.plans.includes(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Given({ is }: { is: boolean }) {
  const Icon = is ? Check : Minus
  return (
    <>
      <Icon size={18} aria-hidden="true" className={is ? 'text-ink' : 'text-control'} />
      <span className="sr-only">{is ? 'Yes' : 'No'}</span>
    </>
  )
}
