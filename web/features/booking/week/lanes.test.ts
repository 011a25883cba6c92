import { expect, it } from 'vitest'
import { lanesOf, mostLanes } from './lanes.ts'

const at = (id: string, from: number, until: number) => ({ id, from, until })
const lanes = (...entries: ReturnType<typeof at>[]) => Object.fromEntries(lanesOf(entries))

it('entries one after another have the whole column', () => {
  expect(lanes(at('a', 540, 600), at('b', 600, 630))).toEqual({
    a: { lane: 0, lanes: 1 },
    b: { lane: 0, lanes: 1 },
  })
})

it('of a chain each has a part of its own, and no two that meet have the same', () => {
  expect(lanes(at('a', 540, 600), at('b', 570, 660), at('c', 630, 690))).toEqual({
    a: { lane: 0, lanes: 2 },
    b: { lane: 1, lanes: 2 },
    c: { lane: 0, lanes: 2 },
  })
})

it('whoever is drawn longer than it lasts does not cover the next', () => {
  expect(lanes(at('a', 540, 555), at('b', 555, 570), at('c', 585, 600))).toEqual({
    a: { lane: 0, lanes: 2 },
    b: { lane: 1, lanes: 2 },
    c: { lane: 0, lanes: 1 },
  })
  expect(lanes(at('a', 1395, 1420), at('b', 1425, 1440))).toEqual({
    a: { lane: 0, lanes: 2 },
    b: { lane: 1, lanes: 2 },
  })
})

it('a column is as wide as its fullest time asks for', () => {
  expect(mostLanes(lanesOf([]))).toBe(1)
  expect(mostLanes(lanesOf([at('a', 0, 60), at('b', 0, 60), at('c', 30, 60), at('d', 90, 120)]))).toBe(3)
})
