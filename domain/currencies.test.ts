import { expect, it } from 'vitest'
import {
  currencies,
  currencyKey,
  currencyList,
  currencyOfZone,
  mayLackEuro,
  priceText,
  readCurrency,
} from './currencies.ts'

it('there is one list of currencies: code, sign and name (spec 1 §3)', () => {
  expect(currencyList.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual(['EUR €', 'USD $', 'GBP £'])
  expect(currencyList.map(({ code }) => code)).toEqual([...currencies])
  expect(currencyKey).toBe('preferred_currency')
})

it.each([
  ['Europe/London', 'GBP'],
  ['America/New_York', 'USD'],
  ['Europe/Madrid', 'EUR'],
  ['America/Chicago', 'EUR'],
  ['', 'EUR'],
])('the zone %s shows %s until somebody picks (spec 1 §4)', (zone, currency) => {
  expect(currencyOfZone(zone)).toBe(currency)
})

it.each([0, 60, 120, 180, 240, 300, 360, 420, 480, 540])(
  'the name of the zone is asked for where its offsets may be those of London or New York (%i)',
  (minutes) => {
    expect(mayLackEuro(minutes, minutes)).toBe(false)
    expect(mayLackEuro(minutes, minutes - 60)).toBe(minutes === 0 || minutes === 300)
    expect(mayLackEuro(-minutes, -minutes - 60)).toBe(minutes === 0)
  },
)

it.each([
  ['USD', 'USD'],
  ['usd', null],
  ['CHF', null],
  [null, null],
])('kept as %j it is %j', (kept, currency) => {
  expect(readCurrency(kept)).toBe(currency)
})

it.each([
  ['EUR', '€1,995'],
  ['USD', '$1,995'],
  ['GBP', '£1,995'],
] as const)('a price in %s reads %s', (currency, text) => {
  expect(priceText(199_500, currency)).toBe(text)
})
