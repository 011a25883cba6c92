import type { Plan } from '#domain/actor.ts'
import type { RightFeature, Surface } from '../types.ts'
import { allPlans } from '../types.ts'
import { planCatalogue } from './catalogue.ts'
import { desktopPlan, mobilePlan } from './plans.ts'
import { allRights, hasRight, type Right, rights } from './rights.ts'

/** One line of a plan comparison: a right, and which plans of the surface give it. */
export type MatrixRow = {
  readonly right: Right
  readonly label: string
  readonly isPlanned: boolean
  readonly plans: readonly Plan[]
}

/** The lines of one feature, in the order of the table. */
export type MatrixPart = { readonly feature: RightFeature; readonly rows: readonly MatrixRow[] }

/** The plans of a surface as its comparison shows them, cheapest first (spec 2 §2). */
export function plansOf(surface: Surface): readonly Plan[] {
  return allPlans.filter((plan) => planCatalogue[plan].surface === surface)
}

/** The plan of a surface that a member stands on there (4.12.1). */
export function planOn(surface: Surface, held: readonly Plan[]): Plan {
  return surface === 'desktop' ? desktopPlan(held) : mobilePlan(held)
}

/** A surface's plans side by side, made from the table of rights; what no plan of it gives is left out (K39, K77). */
export function rightsMatrix(surface: Surface): readonly MatrixPart[] {
  const rows = allRights
    .map((right) => ({ right, plans: plansOf(surface).filter((plan) => hasRight([plan], right)) }))
    .filter(({ plans }) => plans.length > 0)
  return featuresOf(rows.map(({ right }) => right)).map((feature) => ({
    feature,
    rows: rows
      .filter(({ right }) => rights[right].feature === feature)
      .map(({ right, plans }) => ({
        right,
        label: rights[right].label,
        isPlanned: rights[right].isPlanned ?? false,
        plans,
      })),
  }))
}

/** What a plan adds on its surface to another one there; planned rows are not counted, for nobody can use them yet (T-049). */
export function addedRights(plan: Plan, over: Plan): readonly Right[] {
  return allRights.filter(
    (right) => !rights[right].isPlanned && hasRight([plan], right) && !hasRight([over], right),
  )
}

/** How far each feature is: what can be used, and what is planned, read from the table's own states (K77). */
export function featureStates(): readonly {
  readonly feature: RightFeature
  readonly available: readonly Right[]
  readonly planned: readonly Right[]
}[] {
  return featuresOf(allRights).map((feature) => {
    const own = allRights.filter((right) => rights[right].feature === feature)
    return {
      feature,
      available: own.filter((right) => !rights[right].isPlanned),
      planned: own.filter((right) => rights[right].isPlanned),
    }
  })
}

function featuresOf(some: readonly Right[]): readonly RightFeature[] {
  return [...new Set(some.map((right) => rights[right].feature))]
}
