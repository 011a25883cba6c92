import { priceText } from '#domain/currencies.ts'

/** A service as it is sold: its price in whole cents of a euro, null where it is agreed. */
export type ServiceOffer = {
  readonly label: string
  readonly priceCents: number | null
  readonly minutes: number | null
  /** What stands for the price, and next to it. */
  readonly price: string
  readonly unit: string
}

const strategySession = { label: 'Strategy Session', priceCents: 49_500, minutes: 90, per: 'once' } as const
const monthlyRetainer = {
  label: 'Monthly Retainer',
  priceCents: 199_500,
  minutes: null,
  per: 'month',
} as const

/** What is sold besides plans; the retainer is 1,995, not the 1,950 of an old brand guide (T-039). Pages take names and prices from here. */
export const serviceCatalogue = {
  strategySession: {
    ...strategySession,
    price: priceText(strategySession.priceCents),
    unit: `once, ${strategySession.minutes} minutes`,
  },
  monthlyRetainer: { ...monthlyRetainer, price: priceText(monthlyRetainer.priceCents), unit: 'a month' },
  equityPartnership: {
    label: 'Equity Partnership',
    priceCents: null,
    minutes: null,
    per: 'agreement',
    price: '0.5 to 2%',
    unit: 'of equity, by agreement',
  },
} as const satisfies Record<string, ServiceOffer & { per: string }>

/** The share of a venture in a sentence, and where it stands for a price (spec 1 §9). */
export const equityTexts = {
  sentence: '0.5 to 2 percent of equity, by agreement',
  price: '0.5 to 2%, by agreement',
} as const
