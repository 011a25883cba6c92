import { expect, it } from 'vitest'
import { hoursOnWall, onOwnCalendar } from './grid.ts'

const open = (from: string, until: string) => ({
  timeZone: 'Europe/Lisbon',
  hoursOf: (day: string) => (day === '2026-06-17' ? [{ from, until }] : []),
})

it.each([
  // Lisbon is an hour before Berlin, and five after New York.
  ['2026-06-17', 'Europe/Berlin', open('09:00', '12:30'), [{ from: '10:00', until: '13:30' }]],
  ['2026-06-17', 'America/New_York', open('09:00', '12:30'), [{ from: '04:00', until: '07:30' }]],
  ['2026-06-17', 'Europe/Lisbon', open('09:00', '24:00'), [{ from: '09:00', until: '24:00' }]],
  // What reaches over midnight stands on both days.
  ['2026-06-17', 'Europe/Berlin', open('22:00', '24:00'), [{ from: '23:00', until: '24:00' }]],
  ['2026-06-18', 'Europe/Berlin', open('22:00', '24:00'), [{ from: '00:00', until: '01:00' }]],
  ['2026-06-16', 'America/New_York', open('00:00', '06:00'), [{ from: '19:00', until: '24:00' }]],
  ['2026-06-19', 'Europe/Berlin', open('09:00', '12:30'), []],
] as const)('open hours stand on %s of a wall in %s (T-213)', (day, zone, advisor, expected) => {
  expect(hoursOnWall(day, zone, advisor)).toMatchObject(expected)
})

it('a wall that shows a part of hours shows which of their ends it has', () => {
  const night = open('22:00', '24:00')
  expect(hoursOnWall('2026-06-17', 'Europe/Berlin', night)).toMatchObject([
    { of: '2026-06-17', index: 0, hasStart: true, hasEnd: false },
  ])
  expect(hoursOnWall('2026-06-18', 'Europe/Berlin', night)).toMatchObject([
    { of: '2026-06-17', index: 0, hasStart: false, hasEnd: true },
  ])
})

it.each([
  ['2026-06-17', 600, 'Europe/Berlin', { day: '2026-06-17', minutes: 540 }],
  ['2026-06-17', 0, 'Europe/Berlin', { day: '2026-06-16', minutes: 1380 }],
  ['2026-06-16', 1200, 'America/New_York', { day: '2026-06-17', minutes: 60 }],
  // Kathmandu is at a quarter to; the half hour before it is meant.
  ['2026-06-17', 600, 'Asia/Kathmandu', { day: '2026-06-17', minutes: 300 }],
] as const)('what is drawn on %s at %i of a wall in %s is of the advisor’s own day', (day, at, zone, own) => {
  expect(onOwnCalendar(day, at, zone, 'Europe/Lisbon')).toEqual(own)
})
