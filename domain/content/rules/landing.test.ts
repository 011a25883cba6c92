import { describe, expect, it } from 'vitest'
import { siteTextTexts } from '../texts/siteTexts.ts'
import { checkText, ownLinks } from './checkText.ts'
import { formOf, isOver, landingKind, pointsOf } from './landing.ts'
import { mayBeEmpty } from './textFields.ts'

const whole = { ...landingKind.start, slug: 'seed-round', headline: 'One', lead: 'Two', offerTitle: 'Three' }

describe('a landing page (K07)', () => {
  it.each([
    ['yelmail', 'yelmail'],
    ['contact', 'contact'],
    ['button', null],
    ['', null],
    ['sign-up', null],
  ])('that asks for %j has the form %j', (act, form) => expect(formOf({ ...whole, act })).toBe(form))

  it('needs an address, a headline, a lead, an offer and an act', () => {
    expect(checkText('landing', whole)).toEqual([])
    expect(checkText('landing', { ...landingKind.start, actionLabel: '' }).map(({ field }) => field)).toEqual(
      [...['slug', 'headline', 'lead', 'offerTitle', 'actionLabel']],
    )
  })

  it.each([
    ['slug', 'Seed Round', siteTextTexts.slugForm],
    ['slug', '../admin', siteTextTexts.slugForm],
    ['actionHref', 'javascript:alert(1)', siteTextTexts.linkForm],
    ['actionHref', '//evil.example', siteTextTexts.linkForm],
    ['actionHref', 'http://plain.example', siteTextTexts.linkForm],
    ['endsOn', '2026-02-30', siteTextTexts.dayForm],
    ['points', Array(13).fill('a').join('\n'), siteTextTexts.tooManyLines(12)],
    ['headline', 'One\nTwo', siteTextTexts.oneLine],
    ['__proto__x', 'a', siteTextTexts.unknownField],
  ])('refuses %s of %j', (field, text, message) => {
    expect(checkText('landing', { ...whole, [field]: text })).toEqual([{ field, message }])
  })

  it('says of its picture what it shows, and needs no such words without one (K90)', () => {
    const alt = landingKind.fields.find(({ name }) => name === 'alt')
    const pictured = { ...whole, picture: '0b0f1c5e-8f5a-4a53-9a55-1f0f0f6f6f6f/1200x800' }
    expect(alt && [mayBeEmpty(alt, whole), mayBeEmpty(alt, pictured)]).toEqual([true, false])
    expect(checkText('landing', pictured)).toEqual([{ field: 'alt', message: siteTextTexts.altMissing }])
    expect(checkText('landing', { ...pictured, alt: 'A desk' })).toEqual([])
  })

  it('knows which pages of ours it leads to, its points, and when it is over', () => {
    expect(ownLinks('landing', { ...whole, actionHref: '/advisory/request?topic=a#b' })).toEqual([
      { field: 'actionHref', path: '/advisory/request' },
    ])
    expect(ownLinks('landing', { ...whole, actionHref: 'https://calendly.com/jul' })).toEqual([])
    expect(pointsOf({ points: ' one \n\n two' })).toEqual(['one', 'two'])
    expect([isOver({ endsOn: '' }, '2026-01-02'), isOver({ endsOn: '2026-01-02' }, '2026-01-02')]).toEqual([
      false,
      false,
    ])
    expect(isOver({ endsOn: '2026-01-01' }, '2026-01-02')).toBe(true)
  })
})
