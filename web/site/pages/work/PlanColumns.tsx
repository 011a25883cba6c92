import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { LevelPicture } from '../levels/LevelList.tsx'
import { levels } from '../levels/levels.ts'
import { PlanPrice } from './PlanTable.tsx'
import { PlanWay } from './PlanWay.tsx'

const lines: Partial<Record<Plan, string>> = {
  mobile_free: 'Read the board, hold your sessions, and keep their minutes.',
  mobile_premium: 'Edit the board too, and schedule the sessions included in your plan.',
  mobile_pro:
    'Everything in Premium at the Studio level, and you can choose a retainer session when you book.',
}

/** The plans of the phone, each with its level, its price and the way to it. */
export function PlanColumns() {
  return (
    <ul className="grid gap-x-6 border-t-[1.5px] border-ink md:grid-cols-3 md:border-t-0">
      {levels.map((level) => {
        const [plan] = level.plans
        const { shortLabel, priceCents } = planCatalogue[plan]
        return (
          <li
            key={level.name}
            className="grid grid-cols-[112px_1fr] content-start items-center gap-x-4 border-b border-line-strong py-5 md:grid-cols-1 md:border-b-0 md:py-0"
          >
            <LevelPicture level={level} className="h-auto w-full max-w-72" />
            <div>
              <h3>
                <span className={`block text-title-l leading-none md:text-[2.25rem] ${level.drawn}`}>
                  {level.badge}
                </span>
                <span className="title-s mt-2 block">{shortLabel}</span>
              </h3>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <PlanPrice cents={priceCents} />
              </p>
              <p className="mt-1 max-w-[24em] text-ink-2 md:min-h-[6em] lg:min-h-[4.5em]">{lines[plan]}</p>
            </div>
            <div className="mt-4 max-md:col-span-2">
              <PlanWay plan={plan} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
