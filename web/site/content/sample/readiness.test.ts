import { describe, expect, it } from 'vitest'
import type { ReadinessLevels } from './readiness.ts'
import {
  readinessBand,
  readinessBands,
  readinessConfidence,
  readinessScore,
  readinessSides,
  readinessWeights,
} from './readiness.ts'

const all = (level: number): ReadinessLevels => ({
  ...{ team: level, problem: level, value: level, product: level, market: level },
  ...{ model: level, scale: level, exit: level, papers: level },
})

describe('the score of a readiness report (pages §5.2)', () => {
  it('weighs to a hundred and leaves no side out', () => {
    expect(readinessWeights.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    const sides = readinessWeights.flatMap(({ of }) => [...of])
    expect(new Set(sides)).toEqual(new Set([...readinessSides.map(({ id }) => id), 'papers']))
  })

  it('goes from nothing to a hundred, and a part is as strong as its weakest side', () => {
    expect([readinessScore(all(0)), readinessScore(all(9))]).toEqual([0, 100])
    expect(readinessScore({ ...all(9), product: 0 })).toBe(80)
    expect(readinessScore({ ...all(9), product: 0, value: 0 })).toBe(80)
  })

  it.each([
    [0, 'Not yet ready'],
    [39, 'Not yet ready'],
    [40, 'Developing'],
    [69, 'Developing'],
    [70, 'Raise-ready'],
    [100, 'Raise-ready'],
  ])('%i points are %s', (score, band) => expect(readinessBand(score)).toBe(band))

  it('has bands without a hole', () => {
    expect(readinessBands.map(({ from, to }) => [from, to])).toEqual([
      [0, 39],
      [40, 69],
      [70, 100],
    ])
  })

  it('counts a document half and a word not at all', () => {
    expect(readinessConfidence({ stated: 10, documented: 0, checked: 0 })).toBe(0)
    expect(readinessConfidence({ stated: 0, documented: 10, checked: 0 })).toBe(50)
    expect(readinessConfidence({ stated: 0, documented: 0, checked: 10 })).toBe(100)
    expect(readinessConfidence({ stated: 0, documented: 0, checked: 0 })).toBe(0)
  })
})
