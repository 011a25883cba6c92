import { describe, expect, it } from 'vitest'
import { dayIn } from '#domain/zones.ts'
import { barIn, datesOf, shareOf, spanAt } from './milestoneSpan.ts'

describe('the calendar of a timeline', () => {
  it.each([
    ['2026-06-11', 0, '2026-04-01', '2026-07-01', 'Q2 2026', ['April', 'May', 'June']],
    ['2026-12-31', 0, '2026-10-01', '2027-01-01', 'Q4 2026', ['October', 'November', 'December']],
    ['2026-01-01', -1, '2025-10-01', '2026-01-01', 'Q4 2025', ['October', 'November', 'December']],
    ['2026-11-21', 1, '2027-01-01', '2027-04-01', 'Q1 2027', ['January', 'February', 'March']],
  ])('the quarter of %s, %i further', (today, offset, start, end, name, parts) => {
    expect(spanAt(today, 'quarter', offset)).toEqual({ start, end, name, parts })
  })

  it('the year has four quarters', () => {
    expect(spanAt('2026-06-11', 'year', 1)).toEqual({
      start: '2027-01-01',
      end: '2028-01-01',
      name: '2027',
      parts: ['Q1', 'Q2', 'Q3', 'Q4'],
    })
  })

  it('says where a day lies', () => {
    const quarter = spanAt('2026-06-11', 'quarter')
    expect(shareOf('2026-04-01', quarter)).toBe(0)
    expect(Math.round(shareOf('2026-06-11', quarter))).toBe(78)
    expect(shareOf('2026-07-01', quarter)).toBe(100)
    expect(shareOf('2026-03-01', quarter)).toBeLessThan(0)
  })
})

describe('the bar of a milestone', () => {
  const quarter = spanAt('2026-06-11', 'quarter')
  const made = { startsOn: null, targetOn: null, createdAt: '2026-05-03T01:00:00Z' }
  const inNewYork = (at: string) => dayIn(new Date(at), 'America/New_York')

  it('goes from its start, or the day it was set, to its target', () => {
    expect(
      datesOf({ ...made, startsOn: '2026-04-10', targetOn: '2026-06-20' }, '2026-06-11', inNewYork),
    ).toEqual({
      from: '2026-04-10',
      to: '2026-06-20',
    })
    expect(datesOf({ ...made, targetOn: '2026-06-20' }, '2026-06-11', inNewYork)?.from).toBe('2026-05-02')
    expect(datesOf({ ...made, targetOn: '2026-04-20' }, '2026-06-11', inNewYork)).toEqual({
      from: '2026-04-20',
      to: '2026-04-20',
    })
    expect(datesOf({ ...made, startsOn: '2026-06-01' }, '2026-06-11', inNewYork)?.to).toBe('2026-06-11')
    expect(datesOf(made, '2026-06-11', inNewYork)).toBeNull()
  })

  it('is cut at the ends of what is shown', () => {
    expect(barIn({ from: '2026-01-01', to: '2026-12-31' }, quarter)).toEqual({ left: 0, width: 100 })
    expect(barIn({ from: '2026-01-01', to: '2026-03-31' }, quarter)).toBeNull()
    expect(barIn({ from: '2026-07-01', to: '2026-08-31' }, quarter)).toBeNull()
    expect(barIn({ from: '2026-04-01', to: '2026-04-01' }, quarter)?.left).toBe(0)
  })
})
