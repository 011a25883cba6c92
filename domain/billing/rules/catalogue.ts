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

/** What is sold besides plans; the retainer is 1,995, not the 1,950 of an old brand guide (T-039). */
export const serviceCatalogue = {
  strategySession: { label: 'Strategy Session', priceCents: 49_500, minutes: 90, per: 'once' },
  monthlyRetainer: { label: 'Monthly Retainer', priceCents: 199_500, minutes: null, per: 'month' },
} as const

/** A price as pages show it: '€995', '€9.99', '€1,995'; cents only where there are any. */
export function priceText(priceCents: number): string {
  const hasCents = priceCents % 100 !== 0
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? 2 : 0,
  }).format(priceCents / 100)
}
