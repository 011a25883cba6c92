import { describe, expect, it } from 'vitest'
import { marksOf } from './BoardOverview.tsx'

const stages = (counts: Parameters<typeof marksOf>[0], most?: number) =>
  marksOf(counts, most).map(({ stage }) => stage)

describe('the marks of the overview', () => {
  it('draws one mark a card: squares, then octagons, then rounds (T-100)', () => {
    const drawn = stages({ backlog: 12, inProgress: 4, completed: 8 })
    expect(drawn).toHaveLength(24)
    expect(drawn.slice(0, 12)).toEqual(Array(12).fill('square'))
    expect(drawn.slice(12, 16)).toEqual(Array(4).fill('octagon'))
    expect(drawn.slice(16)).toEqual(Array(8).fill('round'))
  })

  it('stays within its rows for 10,000 cards and leaves no kind out', () => {
    const drawn = stages({ backlog: 9_000, inProgress: 1, completed: 999 })
    expect(drawn.length).toBeLessThanOrEqual(48)
    expect(new Set(drawn)).toEqual(new Set(['square', 'octagon', 'round']))
  })

  it('draws nothing for an empty board', () => {
    expect(stages({ backlog: 0, inProgress: 0, completed: 0 })).toEqual([])
  })
})
