import { describe, expect, it } from 'vitest'
import { shortenedKinds } from '../types.ts'
import { periods, sayPeriod, shortenable, tooOldBefore } from './periods.ts'

describe('periods (T-219)', () => {
  it('are the defaults of the decision', () => {
    expect(periods).toMatchObject({
      recordings: { months: 12 },
      transcripts: { months: 24 },
      views: { months: 13 },
      auditTrail: { months: 24 },
    })
  })

  it.each([
    [{ months: 24 }, '24 months', '2024-11-22T12:00:00.000Z'],
    [{ days: 1 }, '1 day', '2026-11-21T12:00:00.000Z'],
    [{ hours: 24 }, '24 hours', '2026-11-21T12:00:00.000Z'],
  ])('%j are said and counted back', (period, words, before) => {
    expect(sayPeriod(period)).toBe(words)
    expect(tooOldBefore(period, new Date('2026-11-22T12:00:00Z')).toISOString()).toBe(before)
  })

  it.each([
    ['2027-03-31T12:00:00Z', 13, '2026-02-28T12:00:00.000Z'],
    ['2025-03-31T12:00:00Z', 13, '2024-02-29T12:00:00.000Z'],
    ['2028-02-29T12:00:00Z', 24, '2026-02-28T12:00:00.000Z'],
    ['2026-12-31T23:59:59Z', 1, '2026-11-30T23:59:59.000Z'],
    ['2027-01-31T00:00:00Z', 12, '2026-01-31T00:00:00.000Z'],
  ])('counted back from %s, %d months end on the last day of a shorter month', (now, months, before) => {
    expect(tooOldBefore({ months }, new Date(now)).toISOString()).toBe(before)
  })

  it('are shortened by a member and never lengthened', () => {
    for (const kind of shortenedKinds) expect(Math.max(...shortenable[kind]), kind).toBe(periods[kind].months)
  })
})
