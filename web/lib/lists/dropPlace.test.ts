import { describe, expect, it } from 'vitest'
import { indexAt, nearestAt, scrollStep } from './dropPlace.ts'

const boxes = [
  { start: 0, end: 100 },
  { start: 110, end: 150 },
  { start: 160, end: 300 },
]

describe('where something held is put down', () => {
  it.each([
    [-50, 0],
    [49, 0],
    [51, 1],
    [129, 1],
    [131, 2],
    [231, 3],
    [999, 3],
  ])('at %i belongs index %i', (y, index) => {
    expect(indexAt(y, boxes)).toBe(index)
  })

  it('is the head of an empty list', () => {
    expect(indexAt(40, [])).toBe(0)
  })

  it.each([
    [-10, 'left'],
    [50, 'left'],
    [104, 'left'],
    [107, 'right'],
    [900, 'right'],
  ])('at %i is over the %s list', (x, name) => {
    const lists = [
      { start: 0, end: 100, name: 'left' },
      { start: 110, end: 200, name: 'right' },
    ]
    expect(nearestAt(x, lists)?.name).toBe(name)
  })

  it('scrolls only near an edge, faster the nearer, and never faster than its bound', () => {
    expect(scrollStep(400, 800)).toBe(0)
    expect(scrollStep(71, 800)).toBe(-1)
    expect(scrollStep(-300, 800)).toBe(-18)
    expect(scrollStep(800, 800)).toBe(18)
    expect(scrollStep(2_000, 800)).toBe(18)
  })
})
