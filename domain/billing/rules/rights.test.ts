import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allPlans } from '../types.ts'
import { desktopPlan, mobilePlan, surfaceHasRight } from './plans.ts'
import { allRights, cheapestPlanFor, hasRight, plansWith, rights } from './rights.ts'

const columns = ['mobile_free', 'mobile_premium', 'mobile_pro', 'desktop_standard', 'desktop_pro'] as const
const matrix = (plans: readonly (typeof columns)[number][]) =>
  Object.fromEntries(
    allRights.map((right) => [
      right,
      plans.map((plan) => (hasRight([plan], right) ? 'yes' : 'no')).join(' '),
    ]),
  )

describe('the three matrices of the specification, for the rights that exist', () => {
  it('spec 3 §6 and spec 1 §6, mobile: free, premium, pro', () => {
    expect(matrix(['mobile_free', 'mobile_premium', 'mobile_pro'])).toEqual({
      'board.view': 'yes yes yes',
      'board.edit': 'no yes yes',
      'board.comment': 'no yes yes',
      'board.attach': 'no yes yes',
      'sessions.view': 'yes yes yes',
      'sessions.viewDetails': 'yes yes yes',
      'sessions.viewMinutes': 'yes yes yes',
      'sessions.join': 'yes yes yes',
      'sessions.cancelOwn': 'yes yes yes',
      'sessions.completeOwn': 'yes yes yes',
      'sessions.deleteOwn': 'yes yes yes',
      'sessions.generateReport': 'no no no',
      'sessions.checkRecordings': 'no no no',
      'sessions.schedule': 'no yes yes',
    })
  })

  it('spec 2 §6, desktop: Standard, Pro', () => {
    expect(matrix(['desktop_standard', 'desktop_pro'])).toEqual({
      'board.view': 'yes yes',
      'board.edit': 'no yes',
      'board.comment': 'no yes',
      'board.attach': 'no yes',
      'sessions.view': 'yes yes',
      'sessions.viewDetails': 'no yes',
      'sessions.viewMinutes': 'yes yes',
      'sessions.join': 'no yes',
      'sessions.cancelOwn': 'no yes',
      'sessions.completeOwn': 'no yes',
      'sessions.deleteOwn': 'no yes',
      'sessions.generateReport': 'no yes',
      'sessions.checkRecordings': 'no yes',
      'sessions.schedule': 'no yes',
    })
  })

  it('never gives a dearer plan of a product less than a cheaper one', () => {
    for (const right of allRights) {
      expect(matrix(['mobile_free', 'mobile_premium', 'mobile_pro'])[right]).not.toMatch(/yes.*no/)
      expect(matrix(['desktop_standard', 'desktop_pro'])[right]).not.toMatch(/yes.*no/)
      expect(hasRight(['mobile_pro'], right) && !hasRight(['desktop_pro'], right)).toBe(false)
    }
  })

  it('gives every right to somebody and a label to every right', () => {
    for (const right of allRights) {
      expect(plansWith(right).length).toBeGreaterThan(0)
      expect(rights[right].label).not.toBe('')
    }
  })
})

describe('rights by the union of plans (4.12.1)', () => {
  it('a member may what any of their plans gives, and more plans never give less', () => {
    const some = fc.subarray([...allPlans])
    fc.assert(
      fc.property(some, some, fc.constantFrom(...allRights), (one, other, right) => {
        const union = hasRight([...one, ...other], right)
        return union === (hasRight(one, right) || hasRight(other, right))
      }),
    )
  })

  it('nobody without a plan has a right', () => {
    expect(allRights.filter((right) => hasRight([], right))).toEqual([])
  })

  it('the surface locks what its own plan lacks although the server would allow it', () => {
    const plans = ['mobile_pro', 'desktop_standard'] as const
    expect(hasRight(plans, 'board.edit')).toBe(true)
    expect(surfaceHasRight(plans, 'mobile', 'board.edit')).toBe(true)
    expect(surfaceHasRight(plans, 'desktop', 'board.edit')).toBe(false)
  })

  it('never unlocks on a surface what the server would refuse', () => {
    fc.assert(
      fc.property(fc.subarray([...allPlans]), fc.constantFrom(...allRights), (held, right) => {
        // Desktop Pro brings Mobile Pro and everyone verified has both products' free plan.
        const plans = [...new Set([...held, desktopPlan(held), mobilePlan(held)])]
        for (const surface of ['desktop', 'mobile'] as const) {
          if (surfaceHasRight(plans, surface, right)) expect(hasRight(plans, right)).toBe(true)
        }
      }),
    )
  })

  it.each([
    ['board.edit', 'mobile', 'mobile_premium'],
    ['board.edit', 'desktop', 'desktop_pro'],
    ['sessions.generateReport', 'mobile', null],
    ['sessions.generateReport', 'desktop', 'desktop_pro'],
    ['sessions.view', 'desktop', 'desktop_standard'],
  ] as const)('the cheapest plan for %s on %s is %s', (right, surface, plan) => {
    expect(cheapestPlanFor(right, surface)).toBe(plan)
  })
})
