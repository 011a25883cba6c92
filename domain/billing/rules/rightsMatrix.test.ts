import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featureNames } from '../texts/features.ts'
import { allPlans } from '../types.ts'
import { allListedRights, type ListedRow, listedRights } from './listedRights.ts'
import { allRights, rights } from './rights.ts'
import { addedRights, featureStates, planOn, plansInWords, plansOf, rightsMatrix } from './rightsMatrix.ts'

const surfaces = ['desktop', 'mobile'] as const
const listed = allListedRights.map((right) => ({ right, ...(listedRights[right] as ListedRow) })) // safe because each row is one

describe('the comparison of plans is made from the table of rights (K39, K77)', () => {
  it.each([
    ['desktop', ['desktop_standard', 'desktop_pro']],
    ['mobile', ['mobile_free', 'mobile_premium', 'mobile_pro']],
  ] as const)('%s stands on its own plans, cheapest first', (surface, plans) => {
    expect(plansOf(surface)).toEqual(plans)
  })

  it.each(surfaces)(
    '%s shows once what one of its plans gives and somebody can use, as the table has it',
    (surface) => {
      const plans = plansOf(surface)
      const shown = rightsMatrix(surface).flatMap(({ rows }) => rows)
      const asked = allRights.map((right) => ({ right, ...rights[right], isPlanned: false }))
      const given = [...asked, ...listed].filter(
        (row) => !row.isPlanned && plans.some((plan) => row.plans.includes(plan)),
      )
      expect(shown.map(({ right }) => right).toSorted()).toEqual(given.map(({ right }) => right).toSorted())
      for (const row of shown) {
        const inTable = given.find(({ right }) => right === row.right)
        expect(row.label).toBe(inTable?.label)
        expect(row.plans).toEqual(plans.filter((plan) => inTable?.plans.includes(plan)))
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
    const plans = fc.constantFrom(...allPlans)
    fc.assert(
      fc.property(plans, plans, (plan, over) => {
        for (const right of addedRights(plan, over)) expect(Object.keys(listedRights)).not.toContain(right)
      }),
    )
  })

  it('stands on the plan of the surface, whatever else is held (4.12.1, T-047)', () => {
    expect(planOn('desktop', ['mobile_pro', 'desktop_standard'])).toBe('desktop_standard')
    expect(planOn('mobile', ['desktop_pro'])).toBe('mobile_pro')
    expect(planOn('mobile', [])).toBe('mobile_free')
  })
})

describe('how far each feature is (K77, T-049)', () => {
  const states = featureStates()

  it('counts every row once, as available or planned', () => {
    const counted = states.flatMap(({ available, planned }) => [...available, ...planned])
    expect(counted.map(({ right }) => right).toSorted()).toEqual(
      [...allRights, ...allListedRights].toSorted(),
    )
  })

  it('says of everything that is planned what it is, and of nothing that calls ask about that it is', () => {
    expect(states.find(({ feature }) => feature === 'minutes')?.planned).toEqual([])
    for (const row of listed) expect(row.note, row.right).toMatch(/^[A-Z].*\.$/)
    for (const right of allRights) expect(allListedRights).not.toContain(right)
  })

  it.each([
    [allPlans, 'every plan'],
    [['mobile_premium', 'mobile_pro', 'desktop_pro'], 'Mobile Premium and up, Desktop Pro'],
    [['mobile_pro', 'desktop_pro'], 'Mobile Pro, Desktop Pro'],
    [['desktop_pro'], 'Desktop Pro'],
    [
      ['mobile_premium', 'mobile_pro', 'desktop_standard', 'desktop_pro'],
      'Mobile Premium and up, Desktop Standard and up',
    ],
  ] as const)('names the plans of %j as people would', (plans, words) => {
    expect(plansInWords(plans)).toBe(words)
  })
})
