import type { Plan } from '#domain/actor.ts'
import type { ListedFeature, Surface } from '../types.ts'
import { allPlans } from '../types.ts'
import { planCatalogue } from './catalogue.ts'
import { allListedRights, type ListedRight, listedRights } from './listedRights.ts'
import { desktopPlan, mobilePlan } from './plans.ts'
import { allRights, hasRight, type Right, rights } from './rights.ts'

/** One line of the table of rights: what it is called, which plans give it, and whether anybody can use it yet (T-049). */
type TableRow = {
  readonly right: Right | ListedRight
  readonly feature: ListedFeature
  readonly label: string
  /** What it is in a sentence, where its label does not say it. */
  readonly note: string | null
  readonly plans: readonly Plan[]
  readonly isPlanned: boolean
}

const table: readonly TableRow[] = [
  ...allRights.map((right) => ({ right, note: null, isPlanned: false, ...rights[right] })),
  ...allListedRights.map((right) => ({ right, ...listedRights[right] })),
]

/** One line of a plan comparison: which plans of the surface give it. */
export type MatrixRow = Pick<TableRow, 'right' | 'label' | 'plans'>

/** The lines of one feature, in the order of the table. */
export type MatrixPart = { readonly feature: ListedFeature; readonly rows: readonly MatrixRow[] }

/** The plans of a surface as its comparison shows them, cheapest first (spec 2 §2). */
export function plansOf(surface: Surface): readonly Plan[] {
  return allPlans.filter((plan) => planCatalogue[plan].surface === surface)
}

/** The plan of a surface that a member stands on there (4.12.1). */
export function planOn(surface: Surface, held: readonly Plan[]): Plan {
  return surface === 'desktop' ? desktopPlan(held) : mobilePlan(held)
}

/**
 * A surface's plans side by side, made from the table of rights (K39, K77). What no plan of it gives is left out, and so is what is only
 * planned: nobody compares prices by what nobody can use (T-049).
 */
export function rightsMatrix(surface: Surface): readonly MatrixPart[] {
  const rows = table
    .filter(({ isPlanned }) => !isPlanned)
    .map((row) => ({ ...row, plans: plansOf(surface).filter((plan) => row.plans.includes(plan)) }))
    .filter(({ plans }) => plans.length > 0)
  return featuresOf(rows).map((feature) => ({
    feature,
    rows: rows
      .filter((row) => row.feature === feature)
      .map(({ right, label, plans }) => ({ right, label, plans })),
  }))
}

/** What a plan adds on its surface to another one there; planned rows are not counted, for nobody can use them yet (T-049). */
export function addedRights(plan: Plan, over: Plan): readonly Right[] {
  return allRights.filter((right) => hasRight([plan], right) && !hasRight([over], right))
}

/** How far each feature is: what can be used, and what is planned, read from the table's own states (K77). */
export function featureStates(): readonly {
  readonly feature: ListedFeature
  readonly available: readonly TableRow[]
  readonly planned: readonly TableRow[]
}[] {
  return featuresOf(table).map((feature) => {
    const own = table.filter((row) => row.feature === feature)
    return {
      feature,
      available: own.filter(({ isPlanned }) => !isPlanned),
      planned: own.filter(({ isPlanned }) => isPlanned),
    }
  })
}

/** Which plans a row comes with, in words: the cheapest of each console, because a dearer one has all of it. */
export function plansInWords(plans: readonly Plan[]): string {
  if (plans.length === allPlans.length) return 'every plan'
  const cheapest = (['mobile', 'desktop'] as const).flatMap((surface) => {
    const [first, ...more] = plansOf(surface).filter((plan) => plans.includes(plan))
    return first ? [{ label: planCatalogue[first].label, hasMore: more.length > 0 }] : []
  })
  return cheapest.map(({ label, hasMore }) => (hasMore ? `${label} and up` : label)).join(', ')
}

function featuresOf(some: readonly Pick<TableRow, 'feature'>[]): readonly ListedFeature[] {
  return [...new Set(some.map(({ feature }) => feature))]
}
