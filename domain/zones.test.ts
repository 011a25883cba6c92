import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from './zones.ts'

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
