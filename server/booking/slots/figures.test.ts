import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bookingLimits } from '#domain/booking/limits.ts'

it('the functions of the database keep the figures of the domain (T-064, T-075)', () => {
  const source = readFileSync(join(import.meta.dirname, '../functions.sql'), 'utf8')
  const [held = '', moved = '', returned = ''] = [
    'app_hold_slot',
    'app_move_session',
    'app_return_credit',
  ].map((name) => new RegExp(`create or replace function ${name}\\([^]*?\\$\\$;`).exec(source)?.[0])
  const figures = (text: string) => [...text.matchAll(/interval '([^']+)'/g)].map(([, figure]) => figure)
  const { holdMinutes, freeHours, returnedDays } = bookingLimits
  expect(figures(held)).toEqual([`${holdMinutes} minutes`])
  expect(figures(moved)).toEqual([`${freeHours} hours`])
  expect(figures(returned)).toEqual([`${returnedDays} days`, `${freeHours} hours`])
  const tables = readFileSync(join(import.meta.dirname, '../tables.ts'), 'utf8')
  expect(figures(tables)).toEqual([`${holdMinutes} minutes`])
  // No other function has a figure that nobody holds.
  expect(figures(source)).toHaveLength(4)
})
