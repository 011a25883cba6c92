import { describe, expect, it } from 'vitest'
import type { Session } from '#contract/sessions.ts'
import { monthAhead, monthsOf } from './useMonths.ts'

const now = Date.parse('2026-06-11T12:00:00Z')

function session(id: string, startAt: string, status: Session['status'] = 'completed'): Session {
  const endAt = new Date(Date.parse(startAt) + 90 * 60_000).toISOString()
  return { id, startAt, endAt, status } as Session // safe because months look at these fields alone
}

const named = (sessions: Session[], zone = 'Europe/Berlin') =>
  monthsOf(sessions, zone, now).map(({ name, sessions: own }) => [name, own.map(({ id }) => id)])

describe('months of a list of sessions', () => {
  it('puts what is ahead first with the soonest on top, then goes back month by month', () => {
    expect(
      named([
        session('later', '2026-06-22T08:00:00Z', 'scheduled'),
        session('soon', '2026-06-11T12:30:00Z', 'scheduled'),
        session('may', '2026-05-28T08:00:00Z'),
        session('june', '2026-06-10T09:00:00Z'),
        session('lastYear', '2025-05-03T09:00:00Z'),
      ]),
    ).toEqual([
      ['Upcoming', ['soon', 'later']],
      ['Earlier in June', ['june']],
      ['May', ['may']],
      ['May 2025', ['lastYear']],
    ])
  })

  it('says the month alone where nothing is ahead, and counts a running session as ahead', () => {
    expect(named([session('june', '2026-06-10T09:00:00Z')])).toEqual([['June', ['june']]])
    expect(named([session('running', '2026-06-11T11:00:00Z', 'scheduled')])).toEqual([
      ['Upcoming', ['running']],
    ])
  })

  it('leaves a session in the past that nobody closed, and a cancelled one ahead, in their months', () => {
    expect(named([session('open', '2026-06-09T09:00:00Z', 'scheduled')])).toEqual([['June', ['open']]])
    expect(named([session('off', '2026-07-09T09:00:00Z', 'cancelled')])).toEqual([['July', ['off']]])
  })

  it('is not earlier in the month where something of it was cancelled ahead', () => {
    expect(
      named([
        session('soon', '2026-06-12T08:00:00Z', 'scheduled'),
        session('off', '2026-06-30T08:00:00Z', 'cancelled'),
        session('june', '2026-06-10T09:00:00Z'),
      ]),
    ).toEqual([
      ['Upcoming', ['soon']],
      ['June', ['off', 'june']],
    ])
  })

  it("takes the month from the reader's own clock", () => {
    const atTheEdge = [session('edge', '2026-05-31T23:00:00Z')]
    expect(named(atTheEdge, 'Europe/Berlin')).toEqual([['June', ['edge']]])
    expect(named(atTheEdge, 'America/New_York')).toEqual([['May', ['edge']]])
  })
})

describe('the month of a session that is ahead', () => {
  it.each([
    ['2026-06-30T08:00:00Z', 'scheduled', null],
    ['2026-07-01T08:00:00Z', 'scheduled', 'Jul'],
    ['2026-06-30T22:30:00Z', 'scheduled', 'Jul'],
    ['2027-05-27T08:00:00Z', 'scheduled', 'May 2027'],
    // These stand under the name of their month.
    ['2027-05-27T08:00:00Z', 'cancelled', null],
    ['2025-05-27T08:00:00Z', 'completed', null],
  ] as const)('of %s, %s, is %s', (startAt, status, said) => {
    expect(monthAhead(session('one', startAt, status), 'Europe/Berlin', now)).toBe(said)
  })
})
