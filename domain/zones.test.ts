import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, isDay } from './zones.ts'

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['1899-12-31', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  it('agrees with the calendar on every day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (date) => isDay(date.toISOString().slice(0, 10)),
      ),
    )
  })
})

it.each([
  ['2026-06-30', '2026-06-30', 0],
  ['2026-06-30', '2026-07-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  // Clocks are moved forward in between.
  ['2026-03-28', '2026-03-30', 2],
  ['2027-01-01', '2026-12-31', -1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
