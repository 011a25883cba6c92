import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateMetrics } from './estimates.ts'

it.each([
  [0, { mrr: 0, pipeline: 0, team: 1, runway: 6 }],
  [49_500, { mrr: 49_500, pipeline: 74_250, team: 1, runway: 6 }],
  [99_999, { mrr: 99_999, pipeline: 149_999, team: 1, runway: 9 }],
  [100_000, { mrr: 100_000, pipeline: 150_000, team: 2, runway: 10 }],
  [1_500_000, { mrr: 1_500_000, pipeline: 2_250_000, team: 30, runway: 150 }],
])('%i cents paid give the documented estimate (T-099, spec 2 §9)', (total, estimate) => {
  expect(estimateMetrics(total)).toEqual(estimate)
})

it('nothing on record gives none (4.12.16)', () => {
  expect(estimateMetrics(null)).toBeNull()
})

it('team is at least 1 and runway at least 6, whatever was paid', () => {
  fc.assert(
    fc.property(fc.nat(), (total) => {
      const estimate = estimateMetrics(total)
      return estimate !== null && estimate.team >= 1 && estimate.runway >= 6
    }),
  )
})
