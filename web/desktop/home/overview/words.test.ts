import { describe, expect, it } from 'vitest'
import { countOf, countWithin, daysAway, dayWords, whenShort, whenWords } from './words.ts'

const now = new Date('2026-06-10T21:30:00Z')

describe('the words of the homes', () => {
  it.each([
    [0, 'No cards'],
    [1, 'One card'],
    [12, 'Twelve cards'],
    [13, '13 cards'],
  ])('say %i as %s', (count, words) => {
    expect(countOf(count, 'card')).toBe(words)
  })

  it('are small in the middle of a sentence', () => {
    expect(countWithin(4, 'card')).toBe('four cards')
  })

  it('count days on the clock of the reader, not of the server (T-213)', () => {
    const late = new Date('2026-06-10T22:30:00Z')
    expect(daysAway(late, now, 'Europe/London')).toBe(0)
    expect(daysAway(late, now, 'Europe/Berlin')).toBe(1)
    expect(
      daysAway(new Date('2026-10-26T00:30:00Z'), new Date('2026-10-24T23:30:00Z'), 'Europe/London'),
    ).toBe(1)
  })

  it('name a day, with the year only where it is another one', () => {
    expect(dayWords(new Date('2026-06-16T10:00:00Z'), now, 'UTC')).toBe('16 June')
    expect(dayWords(new Date('2026-06-16T10:00:00Z'), now, 'UTC', true)).toBe('Tuesday 16 June')
    expect(dayWords(new Date('2025-06-16T10:00:00Z'), now, 'UTC')).toBe('16 June 2025')
  })

  it.each([
    ['2026-06-10T08:00:00Z', 'today', '08:00'],
    ['2026-06-09T08:00:00Z', 'yesterday', 'Tue'],
    ['2026-06-04T08:00:00Z', 'on 4 June', 'Thu'],
    ['2026-06-03T08:00:00Z', 'on 3 June', '3 Jun'],
  ])('say that %s was %s, in a column %s', (at, long, short) => {
    expect(whenWords(new Date(at), now, 'UTC')).toBe(long)
    expect(whenShort(new Date(at), now, 'UTC')).toBe(short)
  })
})
