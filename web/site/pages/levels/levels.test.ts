import { expect, it } from 'vitest'
import { cardLabels } from '#domain/billing/rules/labels.ts'
import { cardLevel } from '#domain/billing/rules/plans.ts'
import { allPlans } from '#domain/billing/types.ts'
import { levels } from './levels.ts'

it.each(allPlans)('%s carries on the site the level that the server gives with it', (plan) => {
  const grant = { plan, fromAt: new Date(0), untilAt: null, endedAt: null }
  const shown = levels.filter(({ plans }) => plans.includes(plan)).map(({ label }) => label)
  expect(shown).toEqual([cardLabels[cardLevel([grant], new Date(1))]])
})
