import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardLimits } from '../limits.ts'
import { evenRanks, isRank, needsSpacing, rankAt, rankBetween } from './rank.ts'

/** A column built by putting each new card at the place the number points to. */
const build = (places: readonly number[]) => {
  const column: string[] = []
  for (const place of places) {
    const index = place % (column.length + 1)
    column.splice(index, 0, rankAt(column, index))
  }
  return column
}

describe('ranks (4.12.15)', () => {
  it('stays in order and without equals, wherever cards are put', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), (places) => {
        const column = build(places)
        expect(column.every(isRank)).toBe(true)
        expect(new Set(column).size).toBe(column.length)
        expect([...column].sort((a, b) => (a < b ? -1 : 1))).toEqual(column)
      }),
    )
  })

  it('lies strictly between any two ranks', () => {
    const rank = fc.stringMatching(
      /^(a[0-9A-Za-z]|b[0-9A-Za-z]{2}|Z[0-9A-Za-z]|Y[0-9A-Za-z]{2})([0-9A-Za-z]{0,9}[1-9A-Za-z])?$/,
    )
    fc.assert(
      fc.property(rank, rank, (one, other) => {
        if (one === other) return
        const [low, high] = one < other ? [one, other] : [other, one]
        const between = rankBetween(low, high)
        expect(isRank(between)).toBe(true)
        expect(low < between && between < high).toBe(true)
        expect(rankBetween(null, low) < low).toBe(true)
        expect(rankBetween(high, null) > high).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('stays short when ten thousand cards are added at either end', () => {
    let last = rankBetween(null, null)
    let first = last
    for (let count = 0; count < 10_000; count++) {
      last = rankBetween(last, null)
      first = rankBetween(null, first)
    }
    expect(Math.max(last.length, first.length)).toBeLessThanOrEqual(6)
  })

  it('grows by at most a character for every five moves to one place, and then asks to be spaced anew', () => {
    let low = rankBetween(null, null)
    let high = rankBetween(low, null)
    let moves = 0
    for (; !needsSpacing(high) && !needsSpacing(low); moves++) {
      const between = rankBetween(low, high)
      expect(between.length).toBeLessThanOrEqual(8 + moves / 5)
      if (moves % 3 === 0) low = between
      else high = between
    }
    expect(moves).toBeGreaterThan(boardLimits.rankLength * 4)
  })

  it('still finds room when the ends of the range are worn out', () => {
    const last = `z${'z'.repeat(26)}`
    const first = `A${'0'.repeat(24)}11`
    expect(rankBetween(last, null) > last).toBe(true)
    expect(rankBetween(null, first) < first).toBe(true)
    expect(isRank(rankBetween(null, first))).toBe(true)
  })

  it('spaces a full board of equals evenly and in order', () => {
    const ranks = evenRanks(boardLimits.cards)
    expect(new Set(ranks).size).toBe(boardLimits.cards)
    expect(ranks.every(isRank)).toBe(true)
    expect([...ranks].sort((a, b) => (a < b ? -1 : 1))).toEqual(ranks)
    expect(evenRanks(0)).toEqual([])
  })

  it('steps over two cards that got the same rank at the same time', () => {
    const rank = rankAt(['a0', 'a4', 'a4', 'a8'], 2)
    expect(rank > 'a4' && rank < 'a8').toBe(true)
  })

  it('reads an index outside the column as its nearest end', () => {
    expect(rankAt(['a4'], 99) > 'a4').toBe(true)
    expect(rankAt(['a4'], -1) < 'a4').toBe(true)
  })

  it.each([
    ['a4', 'a4'],
    ['a5', 'a4'],
    ['a40', null],
    ['', null],
    ['a-', null],
  ])('refuses %j and %j', (before, after) => {
    expect(() => rankBetween(before, after)).toThrow(RangeError)
  })
})
