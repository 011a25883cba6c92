import type { Plan } from '#domain/actor.ts'
import type { Surface } from '../types.ts'

/** What a plan is called and costs by the month, in whole cents of a euro. */
export type PlanOffer = {
  readonly label: string
  readonly shortLabel: string
  readonly surface: Surface
  readonly priceCents: number
}

/** The one price list; pages, chat answers and checks all read it (4.0 rule 7; spec 1 §9). */
export const planCatalogue: Readonly<Record<Plan, PlanOffer>> = {
  mobile_free: { label: 'Mobile Free', shortLabel: 'Free', surface: 'mobile', priceCents: 0 },
  mobile_premium: { label: 'Mobile Premium', shortLabel: 'Premium', surface: 'mobile', priceCents: 999 },
  mobile_pro: { label: 'Mobile Pro', shortLabel: 'Pro', surface: 'mobile', priceCents: 1999 },
  desktop_standard: { label: 'Desktop Standard', shortLabel: 'Standard', surface: 'desktop', priceCents: 0 },
  desktop_pro: { label: 'Desktop Pro', shortLabel: 'Pro', surface: 'desktop', priceCents: 99_500 },
}
