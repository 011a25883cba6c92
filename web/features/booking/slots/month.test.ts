import { expect, it } from 'vitest'
import { addMonths, weeksOf } from './month.ts'

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 0, '2026-06'],
])('%s and %i is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

it('a month stands in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-06')
  expect(weeks[0]).toEqual([
    '2026-06-01',
    '2026-06-02',
    '2026-06-03',
    '2026-06-04',
    '2026-06-05',
    '2026-06-06',
    '2026-06-07',
  ])
  expect(weeks.at(-1)).toEqual(['2026-06-29', '2026-06-30', null, null, null, null, null])
  expect(weeksOf('2024-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2026-11')[0]?.filter(Boolean)).toEqual(['2026-11-01'])
})
