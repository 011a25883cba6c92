import { describe, expect, it } from 'vitest'
import { ageInDays, checkMetricEntry, comparable, isStaleMetric, metricChange } from './metrics.ts'

const today = '2026-06-11'
const entry = { metric: 'runway', value: 18, asOf: today } as const
const fields = (given: Parameters<typeof checkMetricEntry>[0]) =>
  checkMetricEntry(given, today).map((problem) => problem.field)

describe('a figure (T-099)', () => {
  it.each([
    ['months of today', entry, []],
    ['money with its currency', { ...entry, metric: 'mrr', currency: 'EUR' }, []],
    ['money without one', { ...entry, metric: 'pipeline' }, ['currency']],
    ['money in one nobody knows', { ...entry, metric: 'mrr', currency: 'XXX' }, ['currency']],
    ['people with one', { ...entry, metric: 'team', currency: 'EUR' }, ['currency']],
    ['half a month', { ...entry, value: 1.5 }, ['value']],
    ['less than nothing', { ...entry, value: -1 }, ['value']],
    ['a hundred years and a month of runway', { ...entry, value: 1_201 }, ['value']],
    ['a day to come', { ...entry, asOf: '2026-06-12' }, ['asOf']],
    ['no day of the calendar', { ...entry, asOf: '2026-02-30' }, ['asOf']],
    ['a long note', { ...entry, note: 'x'.repeat(201) }, ['note']],
  ] as const)('%s', (_name, given, expected) => {
    expect(fields(given)).toEqual(expected)
  })
})

describe('the age of a figure (T-205, D8)', () => {
  it.each([
    ['2026-06-11', 0, false],
    ['2026-06-12', 0, false],
    ['2026-05-12', 30, false],
    ['2026-05-11', 31, true],
    ['2026-04-27', 45, true],
    ['2025-06-11', 365, true],
  ])('of %s is %i days', (asOf, days, stale) => {
    expect(ageInDays(asOf, today)).toBe(days)
    expect(isStaleMetric(days)).toBe(stale)
  })
})

describe('what a figure is compared with', () => {
  const point = (value: number, asOf: string, currency: string | null = 'EUR') => ({ value, asOf, currency })
  const points = [point(1500, '2026-06-10'), point(900, '2026-06-01', 'USD'), point(1400, '2026-05-10')]

  it('is the one before it in its own currency', () => {
    expect(metricChange(points)).toEqual({ by: 100, since: '2026-05-10' })
    expect(comparable(points)).toHaveLength(2)
  })

  it('is nothing where there is no other', () => {
    expect(metricChange(points.slice(0, 2))).toBeNull()
    expect(metricChange([])).toBeNull()
    expect(comparable([])).toEqual([])
  })
})
