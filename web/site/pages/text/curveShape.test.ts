import { expect, it } from 'vitest'
import { shapeOf } from './curveShape.ts'

const day = (text: string) => Date.parse(text)
const points = [
  { at: day('2026-06-01'), value: 420 },
  { at: day('2026-12-01'), value: 178 },
  { at: day('2027-03-19'), value: 0 },
]

it('a curve fills its drawing from the first day to the last, and from nothing to a round number', () => {
  const { left, right, top, bottom, x, y, ticks } = shapeOf(points, 680, 320)
  expect([x(points[0]?.at ?? 0), x(points[2]?.at ?? 0)]).toEqual([left, right])
  expect(ticks).toEqual([0, 100, 200, 300, 400, 500])
  expect([y(0), y(500)]).toEqual([bottom, top])
})

it('a curve that goes below nothing shows how far', () => {
  const below = [...points.slice(0, 2), { at: day('2027-03-19'), value: -30 }]
  const { ticks, y, bottom } = shapeOf(below, 680, 320)
  expect(ticks).toEqual([-100, 0, 100, 200, 300, 400, 500])
  expect(y(-100)).toBe(bottom)
})

it('the months of a curve do not run into each other or into the last day', () => {
  for (const width of [350, 680]) {
    const { months, x, right } = shapeOf(points, width, 250)
    expect(months.length).toBeGreaterThan(2)
    for (const [at, month] of months.entries()) {
      expect(new Date(month).getUTCDate()).toBe(1)
      expect(x(months[at + 1] ?? points[2]?.at ?? 0) - x(month)).toBeGreaterThan(40)
      expect(x(month)).toBeLessThan(right - 120)
    }
  }
})
