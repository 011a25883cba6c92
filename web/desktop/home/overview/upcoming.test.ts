import { describe, expect, it } from 'vitest'
import type { Session } from '#contract/sessions.ts'
import { hoursOf, isSoon, sessionSentence, startWords, upcomingOf } from './upcoming.ts'

const now = new Date('2026-06-10T12:00:00Z')

// safe because these functions read nothing else of a session
const session = (id: string, startAt: string, endAt: string, status = 'scheduled') =>
  ({ id, startAt, endAt, status, timeZone: 'America/New_York' }) as Session

const soon = session('b', '2026-06-10T12:42:00Z', '2026-06-10T14:00:00Z')
const running = session('a', '2026-06-10T11:30:00Z', '2026-06-10T13:00:00Z')
const later = session('c', '2026-06-16T08:00:00Z', '2026-06-16T09:00:00Z')

describe('what is next', () => {
  it('leaves out what is over, held or cancelled, and puts the soonest first', () => {
    const over = session('d', '2026-06-10T10:00:00Z', '2026-06-10T12:00:00Z')
    const cancelled = session('e', '2026-06-11T10:00:00Z', '2026-06-11T12:00:00Z', 'cancelled')
    const ids = upcomingOf([later, cancelled, soon, over, running], now).map(({ id }) => id)
    expect(ids).toEqual(['a', 'b', 'c'])
  })

  it.each([
    [running, 'In progress'],
    [soon, 'Starts in 42 minutes'],
    [session('f', '2026-06-10T12:01:00Z', '2026-06-10T13:00:00Z'), 'Starts in 1 minute'],
    [session('g', '2026-06-10T18:00:00Z', '2026-06-10T19:00:00Z'), 'Starts today'],
    [session('h', '2026-06-11T08:00:00Z', '2026-06-11T09:00:00Z'), 'Starts tomorrow'],
    [later, 'Starts on Tuesday 16 June'],
  ])('says how far away a start is: $1', (each, words) => {
    expect(startWords(each, now, 'Europe/London')).toBe(words)
  })

  it('is hot from an hour before the start', () => {
    expect(isSoon(soon, now)).toBe(true)
    expect(isSoon(session('i', '2026-06-10T13:01:00Z', '2026-06-10T14:00:00Z'), now)).toBe(false)
  })

  it('shows both zones where their clocks differ, and one where they agree (T-213)', () => {
    expect(hoursOf(soon, 'Europe/Berlin')).toEqual({
      start: '14:42',
      until: 'to 16:00, Berlin',
      elsewhere: '08:42 to 10:00 in New York',
    })
    expect(hoursOf(soon, 'America/New_York').elsewhere).toBeNull()
  })

  it.each([
    [[], ''],
    [[soon, later], 'One session today.'],
    [[running, soon], 'Two sessions today.'],
    [[later], 'Your next session is on Tuesday.'],
    [[session('j', '2026-06-30T08:00:00Z', '2026-06-30T09:00:00Z')], 'Your next session is on 30 June.'],
  ])('opens the lead: case %#', (sessions, words) => {
    expect(sessionSentence(sessions, now, 'Europe/London')).toBe(words)
  })
})
