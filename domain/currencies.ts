/** The currencies that prices may have; a price in euro is the one that is always there first (spec 1 §3, T-040). */
export const currencies = ['EUR', 'USD', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Every currency with its sign and its name, in the order of the picker (spec 1 §3). */
export const currencyList: readonly {
  readonly code: Currency
  readonly symbol: string
  readonly name: string
}[] = [
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'USD', symbol: '$', name: 'US dollar' },
  { code: 'GBP', symbol: '£', name: 'British pound' },
]

/** The name under which a browser keeps what was picked; it chooses what is shown and nothing else (spec 1 §4, K38). */
export const currencyKey = 'preferred_currency'

/** Said next to a price that the picked currency does not have (T-040). */
export const onlyInEuro = 'Price in euro'

/** The currency of this code, or null. */
export function readCurrency(text: string | null | undefined): Currency | null {
  return currencies.find((each) => each === text) ?? null
}

// The two that are documented; whoever wants Chicago to begin in dollars adds it here (T-161).
const zoneCurrencies: ReadonlyMap<string, Currency> = new Map([
  ['Europe/London', 'GBP'],
  ['America/New_York', 'USD'],
])

/** The currency shown until somebody picks one: by the time zone of the browser, and euro everywhere else (spec 1 §4, T-161). */
export const currencyOfZone = (zone: string): Currency => zoneCurrencies.get(zone) ?? 'EUR'

/**
 * Whether a zone with these minutes west of Greenwich, in January and in July, may be one whose currency is not the euro. A
 * browser knows them for nothing, while the name of its zone costs a phone a tenth of a second before it draws.
 */
export function mayLackEuro(january: number, july: number): boolean {
  const isLondon = january === 0 && july === -60
  const isNewYork = january === 300 && july === 240
  return isLondon || isNewYork
}

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
