import { describe, expect, it } from 'vitest'
import { RowHeights } from './rowHeights.ts'

describe('the rows of a long list', () => {
  it('are guessed until they are measured', () => {
    const heights = new RowHeights(100)
    expect([...heights.tops(3)].slice(0, 4)).toEqual([0, 100, 200, 300])
    expect(heights.take(1, 140)).toBe(40)
    expect([...heights.tops(3)].slice(0, 4)).toEqual([0, 100, 240, 340])
    expect(heights.take(1, 140.2)).toBe(0)
  })

  it('are found by where they lie', () => {
    const heights = new RowHeights(50)
    heights.take(0, 80)
    expect(heights.between(-200, 60, 10)).toEqual({ first: 0, last: 0 })
    expect(heights.between(80, 130, 10)).toEqual({ first: 1, last: 2 })
    expect(heights.between(500, 900, 10)).toEqual({ first: 9, last: 9 })
  })

  it('are none above and below the list', () => {
    const heights = new RowHeights(50)
    expect(heights.between(0, 400, 0)).toEqual({ first: 0, last: -1 })
    expect(heights.between(-900, -200, 4)).toEqual({ first: 0, last: -1 })
    expect(heights.between(700, 900, 4)).toEqual({ first: 4, last: 3 })
  })

  it('keep a guess for good, so that a row elsewhere does not move those in view', () => {
    const heights = new RowHeights(100)
    heights.tops(50)
    for (let index = 0; index < 20; index++) heights.take(index, 60)
    expect(heights.tops(50)[50]).toBe(20 * 60 + 30 * 100)
    expect(heights.tops(60)[60]).toBe(20 * 60 + 30 * 100 + 10 * 60)
  })
})
