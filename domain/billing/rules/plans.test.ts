import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plan } from '#domain/actor.ts'
import { allPlans, type PlanGrant } from '../types.ts'
import { cardBadges, cardLabels, legacyCardLabel } from './labels.ts'
import {
  cardLevel,
  cardLevelOfMobileTier,
  desktopPlan,
  effectivePlans,
  isActiveGrant,
  mobilePlan,
} from './plans.ts'

const day = (count: number) => new Date(count * 86_400_000)
const now = day(100)
const grant = (plan: Plan, over: Partial<PlanGrant> = {}): PlanGrant => ({
  plan,
  fromAt: day(50),
  untilAt: null,
  endedAt: null,
  ...over,
})
const plans = (grants: readonly PlanGrant[], over: Partial<Parameters<typeof effectivePlans>[2]> = {}) =>
  effectivePlans(grants, now, { isVerified: true, defaultMobileTier: 'free', ...over })

describe('who works here (4.13.12)', () => {
  it('has the console whole, and no higher card for it', () => {
    expect(plans([], { isStaff: true })).toEqual(['mobile_pro', 'desktop_standard', 'desktop_pro'])
    expect(plans([], { isStaff: true, isVerified: false })).toEqual([])
    expect(cardLevel([], now)).toBe('base')
  })
})

describe('a grant counts (T-008, T-010)', () => {
  it.each([
    ['without an end', {}, true],
    ['from its first moment', { fromAt: now }, true],
    ['not before it begins', { fromAt: day(101) }, false],
    ['until its end', { untilAt: day(101) }, true],
    ['not at its end', { untilAt: now }, false],
    ['not after staff ended it', { untilAt: day(200), endedAt: day(99) }, false],
    ['not after its end although staff would end it later', { untilAt: day(99), endedAt: day(200) }, false],
  ])('%s', (_name, over, expected) => {
    expect(isActiveGrant(grant('mobile_pro', over), now)).toBe(expected)
  })
})

describe('the plans a member holds (4.12.1)', () => {
  it.each([
    ['an unverified member holds nothing', [grant('desktop_pro')], { isVerified: false }, []],
    [
      'every verified member has Desktop Standard and the default tier (T-008, T-012)',
      [],
      {},
      ['mobile_free', 'desktop_standard'],
    ],
    [
      'the default tier is configuration',
      [],
      { defaultMobileTier: 'pro' },
      ['mobile_pro', 'desktop_standard'],
    ],
    [
      'a granted mobile plan stands instead of the default',
      [grant('mobile_premium')],
      { defaultMobileTier: 'pro' },
      ['mobile_premium', 'desktop_standard'],
    ],
    [
      'an expired grant gives way to the default',
      [grant('mobile_pro', { untilAt: day(60) })],
      {},
      ['mobile_free', 'desktop_standard'],
    ],
    [
      'Desktop Pro includes Mobile Pro (T-047)',
      [grant('desktop_pro')],
      {},
      ['mobile_pro', 'desktop_standard', 'desktop_pro'],
    ],
    [
      'the union of several',
      [grant('mobile_premium'), grant('mobile_pro')],
      {},
      ['mobile_premium', 'mobile_pro', 'desktop_standard'],
    ],
  ] as const)('%s', (_name, grants, over, expected) => {
    expect(plans(grants, over)).toEqual(expected)
  })

  it('always holds one plan of each product when verified, and every granted one', () => {
    const grants = fc.array(fc.constantFrom(...allPlans).map((plan) => grant(plan)))
    const tier = fc.constantFrom('free', 'premium', 'pro')
    fc.assert(
      fc.property(grants, tier, (given, defaultMobileTier) => {
        const held = plans(given, { defaultMobileTier })
        expect(held).toContain('desktop_standard')
        expect(held.some((plan) => plan.startsWith('mobile_'))).toBe(true)
        for (const each of given) expect(held).toContain(each.plan)
        expect(held).toContain(mobilePlan(held))
        expect(held).toContain(desktopPlan(held))
      }),
    )
  })

  it.each([
    [[], 'mobile_free', 'desktop_standard'],
    [['mobile_premium', 'mobile_free'], 'mobile_premium', 'desktop_standard'],
    [['desktop_pro'], 'mobile_pro', 'desktop_pro'],
    [['mobile_free', 'desktop_standard', 'desktop_pro'], 'mobile_free', 'desktop_pro'],
  ] as const)('%j shows as %s and %s', (held, mobile, desktop) => {
    expect([mobilePlan(held), desktopPlan(held)]).toEqual([mobile, desktop])
  })
})

describe('the card (T-044, T-045, T-046)', () => {
  it.each([
    ['no grant, whatever the default tier', [], 'base', 'JUL FORGE', 'FORGE'],
    ['Desktop Standard of sign-up', [grant('desktop_standard')], 'base', 'JUL FORGE', 'FORGE'],
    ['Mobile Premium', [grant('mobile_premium')], 'standard', 'JUL WORKSHOP', 'WORKSHOP'],
    ['Mobile Pro', [grant('mobile_pro')], 'pro', 'JUL STUDIO', 'STUDIO'],
    ['Desktop Pro', [grant('desktop_pro')], 'pro', 'JUL STUDIO', 'STUDIO'],
    ['an ended grant', [grant('desktop_pro', { endedAt: day(99) })], 'base', 'JUL FORGE', 'FORGE'],
  ] as const)('%s', (_name, grants, level, label, badge) => {
    expect(cardLevel(grants, now)).toBe(level)
    expect(cardLabels[level]).toBe(label)
    expect(cardBadges[level]).toBe(badge)
  })

  it.each([
    ['free', 'base'],
    ['premium', 'standard'],
    ['pro', 'pro'],
  ] as const)('mobile tier %s maps to %s', (tier, level) => {
    expect(cardLevelOfMobileTier(tier)).toBe(level)
  })

  it.each([
    ['pro', 'JUL STUDIO'],
    ['premium', 'JUL STUDIO'],
    ['standard', 'JUL WORKSHOP'],
    ['base', 'JUL FORGE'],
    ['basic', 'JUL FORGE'],
    ['business', 'Business Card'],
    ['something else', 'JUL WORKSHOP'],
    ['constructor', 'JUL WORKSHOP'],
  ])('the imported desktop tier %s shows %s', (tier, label) => {
    expect(legacyCardLabel(tier)).toBe(label)
  })
})
