import type { Plan } from '#domain/actor.ts'
import type { Surface } from '../types.ts'
import { allPlans } from '../types.ts'
import { planCatalogue } from './catalogue.ts'

/** Something a plan may give, named by feature and deed; a feature gets its rows when it is built or shown as planned (4.12.1). */
export type Right =
  | 'board.view'
  | 'board.edit'
  | 'board.comment'
  | 'sessions.view'
  | 'sessions.viewDetails'
  | 'sessions.viewMinutes'
  | 'sessions.join'
  | 'sessions.cancelOwn'
  | 'sessions.completeOwn'
  | 'sessions.deleteOwn'
  | 'sessions.generateReport'
  | 'sessions.schedule'

/** Which plans give a right, and how matrices, pricing page and locks call it; planned ones are never counted as sold (T-049). */
export type RightRow = {
  readonly plans: readonly Plan[]
  readonly label: string
  readonly feature: string
  readonly isPlanned?: true
}

/** Every right there is, in the order of the table. */
export const allRights = Object.keys(rights) as readonly Right[] // safe because the record has exactly these keys

/** A member may what any one of their plans gives (4.12.1). */
export function hasRight(plans: readonly Plan[], right: Right): boolean {
  return plans.some((plan) => rights[right].plans.includes(plan))
}

/** The plans that give a right, in the catalogue's order. */
export function plansWith(right: Right): readonly Plan[] {
  return allPlans.filter((plan) => rights[right].plans.includes(plan))
}

/** The cheapest plan of a surface that would give the right, for the lock that says which plan is missing; null if none. */
export function cheapestPlanFor(right: Right, surface: Surface): Plan | null {
  const [cheapest] = plansWith(right)
    .filter((plan) => planCatalogue[plan].surface === surface)
    .sort((one, other) => planCatalogue[one].priceCents - planCatalogue[other].priceCents)
  return cheapest ?? null
}
