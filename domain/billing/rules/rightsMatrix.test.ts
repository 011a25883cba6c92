import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featureNames } from '../texts.ts'
import { allPlans } from '../types.ts'
import { allRights, hasRight, rights } from './rights.ts'
import { addedRights, featureStates, planOn, plansOf, rightsMatrix } from './rightsMatrix.ts'

const surfaces = ['desktop', 'mobile'] as const

describe('the comparison of plans is made from the table of rights (K39, K77)', () => {
  it.each([
    ['desktop', ['desktop_standard', 'desktop_pro']],
    ['mobile', ['mobile_free', 'mobile_premium', 'mobile_pro']],
  ] as const)('%s stands on its own plans, cheapest first', (surface, plans) => {
    expect(plansOf(surface)).toEqual(plans)
  })

  it.each(surfaces)(
    '%s shows every right that one of its plans gives, once, as the table has it',
    (surface) => {
      const shown = rightsMatrix(surface).flatMap(({ rows }) => rows)
      const given = allRights.filter((right) => plansOf(surface).some((plan) => hasRight([plan], right)))
      expect(shown.map(({ right }) => right).toSorted()).toEqual(given.toSorted())
      for (const { right, plans, label } of shown) {
        expect(label).toBe(rights[right].label)
        for (const plan of plansOf(surface)) expect(plans.includes(plan)).toBe(hasRight([plan], right))
      }
    },
  )

  it('leaves out of the phone what only the desktop has', () => {
    const rightsOn = (surface: 'desktop' | 'mobile') =>
      rightsMatrix(surface).flatMap(({ rows }) => rows.map(({ right }) => right))
    expect(rightsOn('desktop')).toContain('sessions.generateReport')
    expect(rightsOn('mobile')).not.toContain('sessions.generateReport')
  })

  it('names every feature', () => {
    for (const { feature } of featureStates()) expect(featureNames[feature]).not.toBe('')
  })
})

describe('what a plan adds', () => {
  it.each([
    ['mobile_premium', 'mobile_free', ['board.edit', 'board.comment', 'board.attach', 'sessions.schedule']],
    ['mobile_pro', 'mobile_premium', []],
    ['mobile_free', 'mobile_pro', []],
  ] as const)('%s over %s', (plan, over, added) => {
    expect(addedRights(plan, over)).toEqual(added)
  })

  it('never counts what is only planned (T-049)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allPlans), fc.constantFrom(...allPlans), (plan, over) => {
        for (const right of addedRights(plan, over)) expect(rights[right].isPlanned).toBeUndefined()
      }),
    )
  })

  it('stands on the plan of the surface, whatever else is held (4.12.1, T-047)', () => {
    expect(planOn('desktop', ['mobile_pro', 'desktop_standard'])).toBe('desktop_standard')
    expect(planOn('mobile', ['desktop_pro'])).toBe('mobile_pro')
    expect(planOn('mobile', [])).toBe('mobile_free')
  })
})

it('the implementation status counts every right once, as available or planned (K77)', () => {
  const states = featureStates()
  expect(states.flatMap(({ available, planned }) => [...available, ...planned]).toSorted()).toEqual(
    allRights.toSorted(),
  )
  expect(states.find(({ feature }) => feature === 'sessions')?.planned).toEqual([])
})
