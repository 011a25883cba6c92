import type { Plan } from '#domain/actor.ts'
import { isPro } from '#domain/billing/rules/plans.ts'
import { plansOf, rightsMatrix } from '#domain/billing/rules/rightsMatrix.ts'
import { featureNames } from '#domain/billing/texts/features.ts'
import type { Surface } from '#domain/billing/types.ts'
import { levels } from '../levels/levels.ts'

/** A line in which the plans of a console differ: a word for each, or whether it is there. */
export type Difference = { readonly label: string; readonly of: (plan: Plan) => string | boolean }

const levelOf = (plan: Plan) => levels.find(({ plans }) => plans.includes(plan))?.badge ?? ''

// Not a right that a call asks about: a credit books the same session on any plan that schedules (web/features/booking).
export const retainerLabel = 'Choose a retainer session when you book'
const retainer: Difference = { label: retainerLabel, of: (plan) => isPro([plan]) }

/** In what the plans of a console differ, by feature, and what every one of them has: all from the table of rights. */
export function planDifferences(surface: Surface) {
  const plans = plansOf(surface)
  const parts = rightsMatrix(surface).map(({ feature, rows }) => ({
    name: featureNames[feature],
    rows: [
      ...rows
        .filter((row) => row.plans.length < plans.length)
        .map(({ label, plans: given }): Difference => ({ label, of: (plan) => given.includes(plan) })),
      ...(feature === 'sessions' ? [retainer] : []),
    ],
  }))
  return {
    parts: [
      { name: 'Membership', rows: [{ label: 'Your level', of: levelOf }] },
      ...parts.filter(({ rows }) => rows.length > 0),
    ],
    shared: rightsMatrix(surface)
      .flatMap(({ rows }) => rows)
      .filter((row) => row.plans.length === plans.length)
      .map(({ label }) => label),
  }
}
