import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateFormulas } from '../texts.ts'
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

it('each formula, done by hand on euros, gives the figure next to it (T-099)', () => {
  const byHand = (formula: string, euros: number, mrr: number): number => {
    const by = Number(/divided by ([\d,]+)/.exec(formula)?.[1]?.replaceAll(',', '') ?? 1)
    const times = Number(/MRR times ([\d.]+)/.exec(formula)?.[1] ?? 0)
    const least = Number(/at least (\d+)/.exec(formula)?.[1] ?? 0)
    const found = times > 0 ? mrr * times : euros / by
    return Math.max(least, formula.includes('rounded down') ? Math.floor(found) : found)
  }
  for (const cents of [0, 49_500, 495_000, 1_994_400, 12_345_600]) {
    const estimate = estimateMetrics(cents)
    const mrr = byHand(estimateFormulas.mrr, cents / 100, 0)
    expect(mrr).toBe((estimate?.mrr ?? Number.NaN) / 100)
    expect(byHand(estimateFormulas.pipeline, 0, mrr)).toBeCloseTo((estimate?.pipeline ?? Number.NaN) / 100, 2)
    expect(byHand(estimateFormulas.runway, cents / 100, mrr)).toBe(estimate?.runway)
    expect(byHand(estimateFormulas.team, cents / 100, mrr)).toBe(estimate?.team)
  }
})
