import { describe, expect, it } from 'vitest'
import { priceText } from '#domain/currencies.ts'
import { allPlans } from '../types.ts'
import { planCatalogue } from './catalogue.ts'
import { serviceCatalogue } from './services.ts'

describe('the price list (spec 1 §9, T-039)', () => {
  it('holds the monthly plan prices in cents of a euro', () => {
    expect(
      Object.fromEntries(allPlans.map((plan) => [planCatalogue[plan].label, planCatalogue[plan].priceCents])),
    ).toEqual({
      'Mobile Free': 0,
      'Mobile Premium': 999,
      'Mobile Pro': 1999,
      'Desktop Standard': 0,
      'Desktop Pro': 99500,
    })
  })

  it('holds the strategy session of 90 minutes and the retainer', () => {
    expect(serviceCatalogue.strategySession).toMatchObject({ priceCents: 49500, minutes: 90 })
    expect(serviceCatalogue.monthlyRetainer).toMatchObject({ priceCents: 199500, per: 'month' })
  })

  it.each([
    [0, '€0'],
    [999, '€9.99'],
    [1999, '€19.99'],
    [99_500, '€995'],
    [199_500, '€1,995'],
  ])('%i cents read %s', (cents, text) => {
    expect(priceText(cents)).toBe(text)
  })
})
