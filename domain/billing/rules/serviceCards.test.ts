import { describe, expect, it } from 'vitest'
import { onlyInEuro } from '#domain/currencies.ts'
import type { ServiceCardFields } from './serviceCardFields.ts'
import {
  actionOf,
  amountOf,
  cardPrice,
  catalogueCards,
  centsOf,
  checkServiceCard,
  isBookingLink,
  isOwnAddress,
  isShownAt,
  readCtaConfig,
  readCtaType,
  serviceCardDefaults,
} from './serviceCards.ts'
import { serviceCardTexts } from './serviceCardTexts.ts'

const card = (more: Partial<ServiceCardFields> = {}): ServiceCardFields => ({
  ...serviceCardDefaults,
  cardId: 'strategy-session',
  title: 'Strategy Session',
  ...more,
})
const fieldsOf = (more: Partial<ServiceCardFields>) => checkServiceCard(card(more)).map(({ field }) => field)

describe('a service card (spec 1 §3, K12)', () => {
  it('begins as the specification says', () => {
    expect(serviceCardDefaults).toMatchObject({
      buttonText: 'Learn More',
      location: 'main',
      sectionType: 'main',
      ctaType: 'info',
      isActive: true,
    })
    expect(serviceCardTexts.contact).toBe('Contact')
    expect(serviceCardTexts.bookingOpens).toBe('Opening booking calendar...')
    expect(serviceCardTexts.bookingFailed).toBe('Failed to open booking calendar')
  })

  it.each([
    [{}, []],
    [{ cardId: '' }, ['cardId']],
    [{ cardId: 'Strategy Session' }, ['cardId']],
    [{ title: '  ' }, ['title']],
    [{ title: 'one\nline' }, ['title']],
    [{ buttonText: '', sectionType: '' }, ['buttonText', 'sectionType']],
    [{ priceEurCents: 0 }, ['priceEurCents']],
    [{ priceUsdCents: 9.5, priceGbpCents: Number.NaN }, ['priceUsdCents', 'priceGbpCents']],
    [{ ctaType: 'calendly' }, ['calendlyUrl']],
    [{ ctaType: 'stripe,calendly' }, ['calendlyUrl']],
    [{ ctaType: 'calendly', calendlyUrl: 'https://calendly.com/jul/90' }, []],
    [{ ctaType: 'calendly', calendlyUrl: 'javascript:alert(1)' }, ['calendlyUrl']],
    [{ infoUrl: '//elsewhere.example' }, ['infoUrl']],
    [{ infoUrl: '/ventures#criteria' }, []],
  ] as const)('%j is refused at %j (T-041, T-043)', (more, fields) => {
    expect(fieldsOf(more)).toEqual(fields)
  })

  it.each([
    ['https://calendly.com/jul/strategy', true],
    ['http://calendly.com/jul', false],
    ['https://calendly.com.evil.example/jul', false],
    ['https://evil.example/calendly.com', false],
    ['https://jul@calendly.com/x', false],
    ['https://calendly.com:8443/x', false],
    ['javascript:alert(1)//calendly.com', false],
    ['calendly.com/jul', false],
  ])('%s opens a booking calendar we know: %s (T-043)', (link, expected) => {
    expect(isBookingLink(link)).toBe(expected)
  })

  it.each([
    ['/ventures', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['', false],
  ])('%s is a page of this site: %s', (address, expected) => {
    expect(isOwnAddress(address)).toBe(expected)
  })

  it.each([
    ['info', 'info'],
    ['', 'info'],
    [' Calendly ,stripe', 'stripe,calendly'],
    ['stripe', 'stripe'],
    ['calendly,calendly', 'calendly'],
    ['form,stripe', null],
    ['paypal', null],
  ])('the stored action %j is %j', (stored, expected) => {
    expect(readCtaType(stored)).toBe(expected)
  })

  it.each([
    [{}, { calendlyUrl: '', infoUrl: '' }],
    ['{"calendly_url":"https://calendly.com/a"}', { calendlyUrl: 'https://calendly.com/a', infoUrl: '' }],
    ['', { calendlyUrl: '', infoUrl: '' }],
    ['{broken', null],
    [[], null],
    [null, null],
    [{ calendly_url: 7 }, null],
  ])('what an action needs is an object or its JSON text: %j (T-043)', (stored, expected) => {
    expect(readCtaConfig(stored)).toEqual(expected)
  })
})

describe('what a card shows', () => {
  const both = card({ priceEurCents: 49_500, priceUsdCents: 53_999 })
  it.each([
    [both, 'EUR', '€495', ''],
    [both, 'USD', '$539.99', ''],
    [both, 'GBP', '€495', onlyInEuro],
    [card({ priceUsdCents: 100 }), 'EUR', 'Contact', ''],
    [card({ price: 'By agreement' }), 'GBP', 'By agreement', ''],
    [card(), 'EUR', 'Contact', ''],
  ] as const)('a price is never converted (T-040): %#', (of, currency, text, note) => {
    expect(cardPrice(of, currency)).toEqual({ text, note })
  })

  it.each([
    [card(), { kind: 'info', url: '/advisory' }],
    [card({ infoUrl: '/ventures' }), { kind: 'info', url: '/ventures' }],
    [card({ ctaType: 'form' }), { kind: 'form' }],
    [card({ ctaType: 'calendly', calendlyUrl: 'x' }), { kind: 'calendly', url: 'x' }],
    [card({ ctaType: 'stripe' }), { kind: 'payment' }],
    [card({ ctaType: 'stripe,calendly', calendlyUrl: 'x' }), { kind: 'payment' }],
  ] as const)('one that needs payment leads nowhere yet (T-063): %#', (of, action) => {
    expect(actionOf(of)).toEqual(action)
  })

  it('stands on its own page, and one of the catalogue on those of home and services', () => {
    expect((['home', 'services', 'founders'] as const).map((place) => isShownAt('main', place))).toEqual([
      true,
      true,
      false,
    ])
    expect(isShownAt('founders', 'founders')).toBe(true)
    expect(isShownAt('founders', 'home')).toBe(false)
  })

  it('of the catalogue has nothing wrong, its own id and its own place', () => {
    expect(catalogueCards.flatMap((each) => checkServiceCard(each))).toEqual([])
    expect(new Set(catalogueCards.map((each) => each.id)).size).toBe(catalogueCards.length)
    expect(catalogueCards.map((each) => each.positionOrder)).toEqual([1, 2, 3])
  })
})

it.each([
  ['495', 49_500, '495'],
  ['9.99', 999, '9.99'],
  ['€1,995.5', 199_550, '1995.50'],
  ['9,99', 999, '9.99'],
  ['1,995', 199_500, '1995'],
  ['1,9999', Number.NaN, ''],
  ['', null, ''],
  ['about 5', Number.NaN, ''],
  ['5.999', Number.NaN, ''],
])('%j typed is %j cents', (typed, cents, back) => {
  expect(centsOf(typed)).toEqual(cents)
  expect(amountOf(cents)).toBe(back)
})
