import { describe, expect, it } from 'vitest'
import { bookingFieldTexts as texts } from '../texts.ts'
import { checkAvailability, checkException } from './hours.ts'

const at = (from: string, until: string, weekday = 1) => ({ weekday, from, until })

describe('hours of every week', () => {
  it.each([
    ['a zone that does not exist', { timeZone: 'Mars/Base', hours: [] }, 'timeZone', texts.zone_unknown],
    [
      'an end before its start',
      { timeZone: 'UTC', hours: [at('12:00', '09:00')] },
      'hours.0.until',
      texts.hours_end,
    ],
    ['no length', { timeZone: 'UTC', hours: [at('12:00', '12:00')] }, 'hours.0.until', texts.hours_end],
    ['a quarter', { timeZone: 'UTC', hours: [at('09:15', '12:00')] }, 'hours.0.from', texts.half_hours],
    [
      'an overlap on one day',
      { timeZone: 'UTC', hours: [at('09:00', '12:00'), at('11:30', '13:00')] },
      'hours.1.from',
      texts.hours_overlap,
    ],
  ])('%s is said at its field', (_what, given, field, message) => {
    expect(checkAvailability(given)).toEqual([{ field, message }])
  })

  it('may touch, end with the day, and be the same on another day', () => {
    const hours = [at('09:00', '12:00'), at('12:00', '24:00'), at('09:00', '12:00', 2)]
    expect(checkAvailability({ timeZone: 'Europe/Berlin', hours })).toEqual([])
  })
})

describe('hours of one day (T-213)', () => {
  const check = (day: string, from: string, until: string) =>
    checkException({ day, hours: [{ from, until }] }, 'Europe/Berlin', '2026-03-01')
  it('name a time that the clocks skip, one that they show twice, and a day that is over', () => {
    expect(check('2026-03-29', '02:30', '05:00')).toEqual([
      { field: 'hours.0.from', message: texts.time_skipped },
    ])
    expect(check('2026-10-25', '01:00', '02:30')).toEqual([
      { field: 'hours.0.until', message: texts.time_doubled },
    ])
    expect(check('2026-02-28', '09:00', '12:00')).toEqual([{ field: 'day', message: texts.day_past }])
    expect(check('2026-02-30', '09:00', '12:00')).toEqual([{ field: 'day', message: texts.day_invalid }])
    expect(check('2026-03-29', '01:00', '03:00')).toEqual([])
    expect(checkException({ day: '2026-03-29', hours: [] }, 'Europe/Berlin', '2026-03-01')).toEqual([])
  })
})
