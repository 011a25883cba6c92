import { expect, it } from 'vitest'
import { instantOf } from '#domain/instants.ts'
import { lastDay } from './policy.ts'

/** The midnight with which a day ends, on the clock of whoever chose it. */
function endOf(dayAfter: string, zone: string): Date {
  const found = instantOf({ day: dayAfter, clock: '00:00' }, zone)
  if (!found.ok) throw new Error('no such time')
  return found.at
}

it.each([
  ['Europe/Berlin', '2027-03-31', '2027-04-01'],
  ['Europe/London', '2027-01-31', '2027-02-01'],
  ['America/Los_Angeles', '2027-03-31', '2027-04-01'],
  // Clocks went forward and back on these days.
  ['Europe/Berlin', '2027-03-28', '2027-03-29'],
  ['America/Los_Angeles', '2027-11-07', '2027-11-08'],
] as const)('the day that somebody in %s chose is the last, %s', (zone, day, dayAfter) => {
  expect(lastDay(endOf(dayAfter, zone), zone)).toBe(day)
})

it('a reader elsewhere reads the day of the last moment on their own clock', () => {
  const chosenInBerlin = endOf('2027-04-01', 'Europe/Berlin')
  expect(lastDay(chosenInBerlin, 'America/Los_Angeles')).toBe('2027-03-31')
  const chosenInLosAngeles = endOf('2027-04-01', 'America/Los_Angeles')
  expect(lastDay(chosenInLosAngeles, 'Europe/Berlin')).toBe('2027-04-01')
})
