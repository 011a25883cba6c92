import { expect, it } from 'vitest'
import { beginOfDay, endOfDay, momentAt } from './instants.ts'

it.each([
  ['2026-12-31', 'Europe/Berlin', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31', 'America/New_York', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  // Clocks go forward and back on these days.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // In Santiago this day has no midnight: its clocks skip the first hour.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
])('the day %s in %s begins and ends where its clocks say so', (day, zone, begins, ends) => {
  expect(beginOfDay(day, zone).toISOString()).toBe(begins)
  expect(endOfDay(day, zone).toISOString()).toBe(ends)
})

it('finds no beginning and no end of what is no day', () => {
  for (const day of ['20266-01-01', '2026-02-31', ''])
    expect([beginOfDay(day, 'UTC').getTime(), endOfDay(day, 'UTC').getTime()]).toEqual([
      Number.NaN,
      Number.NaN,
    ])
})

it('reads a field of day and time by the clocks of a zone', () => {
  expect(momentAt('2026-11-20T14:05', 'Asia/Tokyo').toISOString()).toBe('2026-11-20T05:05:00.000Z')
  // 02:30 is skipped that night.
  expect(momentAt('2026-03-29T02:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  for (const written of ['20266-01-01T10:00', '2026-02-31T10:00', ''])
    expect(momentAt(written, 'UTC').getTime()).toBeNaN()
})
