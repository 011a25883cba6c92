/** The currencies that prices may have; a price in euro is the one that is always there first (spec 1 §3, T-040). */
export const currencies = ['EUR', 'USD', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** A price as pages show it: '€995', '$9.99', '£1,995'; cents only where there are any. */
export function priceText(priceCents: number, currency: Currency = 'EUR'): string {
  const hasCents = priceCents % 100 !== 0
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? 2 : 0,
  }).format(priceCents / 100)
}
