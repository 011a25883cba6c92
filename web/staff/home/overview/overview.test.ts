import { describe, expect, it } from 'vitest'
import type { Session } from '#contract/sessions.ts'
import { blocksOf, clockOf, dayAround, mondayOf, nowAt, spanOf, weekSoFar } from './day.ts'
import { atLeast, counted, endedOf, leadOf, missedIssues, needsOf, sessionsByMember } from './needs.ts'

const at = (clock: string, day = '2026-11-19') => new Date(`${day}T${clock}:00Z`)
const session = (id: string, from: string, to: string, more: Partial<Session> = {}): Session =>
  // safe because the rules under test read these fields alone
  ({
    id,
    memberId: 'm',
    status: 'scheduled',
    startAt: at(from).toISOString(),
    endAt: at(to).toISOString(),
    ...more,
  }) as Session

describe('the day as a line', () => {
  it('shows 8 to 19, and more where a session needs it', () => {
    expect(spanOf([], at('12:00'), 'UTC')).toEqual({ fromHour: 8, toHour: 19 })
    expect(
      spanOf([session('a', '06:30', '07:30'), session('b', '19:00', '20:15')], at('12:00'), 'UTC'),
    ).toEqual({
      fromHour: 6,
      toHour: 21,
    })
  })

  it('gives sessions that overlap lanes of their own, and a free lane back', () => {
    const blocks = blocksOf(
      [session('c', '11:00', '12:00'), session('b', '10:00', '11:30'), session('a', '09:00', '10:00')],
      { fromHour: 8, toHour: 18 },
      at('11:45'),
      'UTC',
    )
    expect(blocks.map(({ session: { id }, lane, isPast }) => [id, lane, isPast])).toEqual([
      ['a', 0, true],
      ['b', 0, true],
      ['c', 1, false],
    ])
    expect(blocks[0]).toMatchObject({ left: 0.1, width: 0.1 })
  })

  it.each([
    ['2026-03-29', '08:00'],
    ['2026-10-25', '09:00'],
  ])('stands under the hour of the clock on %s, when the clocks change', (day, clock) => {
    const ten = at(clock, day)
    const end = new Date(ten.getTime() + 90 * 60_000)
    const one = session('a', '10:00', '11:30', { startAt: ten.toISOString(), endAt: end.toISOString() })
    const span = { fromHour: 8, toHour: 18 }
    expect(blocksOf([one], span, ten, 'Europe/Berlin')[0]?.left).toBe(0.2)
    expect(nowAt(span, ten, 'Europe/Berlin')).toBe(0.2)
    const early = { ...one, startAt: at('04:00', day).toISOString() }
    expect(spanOf([early], ten, 'Europe/Berlin').fromHour).toBe(day === '2026-03-29' ? 6 : 5)
  })

  it('has a line for now while now is inside', () => {
    const span = { fromHour: 8, toHour: 18 }
    expect(nowAt(span, at('13:00'), 'UTC')).toBe(0.5)
    expect(nowAt(span, at('07:59'), 'UTC')).toBeNull()
  })
})

describe('the day of the reader, wherever their browser is (T-213)', () => {
  it.each([
    ['UTC', '12:00', '2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    ['Asia/Tokyo', '16:00', '2026-11-19T15:00:00.000Z', '2026-11-20T15:00:00.000Z'],
    ['America/New_York', '03:00', '2026-11-18T05:00:00.000Z', '2026-11-19T05:00:00.000Z'],
  ])('in %s', (zone, clock, from, to) => {
    const { from: begins, to: ends } = dayAround(at(clock), zone)
    expect([begins.toISOString(), ends.toISOString()]).toEqual([from, to])
  })

  it('belongs to the week that began on Monday there', () => {
    expect(mondayOf(at('16:00', '2026-11-22'), 'Asia/Tokyo').toISOString()).toBe('2026-11-22T15:00:00.000Z')
    expect(mondayOf(at('14:00', '2026-11-22'), 'Asia/Tokyo').toISOString()).toBe('2026-11-15T15:00:00.000Z')
  })

  it('ends before midnight, with which the next day begins', () => {
    expect(weekSoFar(at('12:00'), 'UTC')).toEqual({
      from: '2026-11-16T00:00:00.000Z',
      to: '2026-11-19T23:59:59.999Z',
    })
  })

  it('is an hour longer where the clocks go back, and begins at one where they skip midnight', () => {
    const back = dayAround(at('12:00', '2026-10-25'), 'Europe/Berlin')
    expect(back.to.getTime() - back.from.getTime()).toBe(25 * 3_600_000)
    expect(clockOf(dayAround(at('12:00', '2024-04-26'), 'Africa/Cairo').from, 'Africa/Cairo')).toBe('01:00')
  })
})

describe('what needs somebody', () => {
  it('is every ended session that still stands as scheduled, and nothing that is completed or running', () => {
    const sessions = [
      session('over', '09:00', '10:00'),
      session('done', '09:00', '10:00', { status: 'completed' }),
      session('running', '11:00', '13:00'),
      session('nobody came', '09:00', '10:00', { noShowAt: at('10:05').toISOString() }),
    ]
    expect(endedOf(sessions, at('12:00')).map(({ id }) => id)).toEqual(['over'])
  })

  it('stands oldest first, whatever it is; a request taken stays with whoever took it until it is answered (4.13.9)', () => {
    const inquiry = (id: string, clock: string, ownerId: string | null) => ({
      id,
      ownerId,
      status: ownerId ? 'in_progress' : 'open',
      createdAt: at(clock).toISOString(),
    })
    const needs = needsOf(
      [{ sessionId: 'draft', waitingSince: at('11:52').toISOString() }] as never, // safe: only these fields are read
      [session('ended', '09:00', '10:00')],
      [
        inquiry('asked', '08:00', null),
        inquiry('theirs', '07:00', 'ada'),
        // Of their own advisor's, and not taken yet.
        { ...inquiry('sent to ada', '07:30', 'ada'), status: 'open' },
        inquiry('mine', '08:30', 'me'),
      ] as never, // safe: as above
      'me',
    )
    expect(needs.map(({ kind, id }) => [kind, id])).toEqual([
      ['request', 'asked'],
      ['request', 'mine'],
      ['ended', 'ended'],
      ['draft', 'draft'],
    ])
  })

  it('counts recordings to match as one thing, since the first of them was found', () => {
    const found = (clock: string) => ({ decidedAt: at(clock).toISOString() })
    const needs = needsOf([], [], [], 'me', [found('11:00'), found('09:30')] as never) // safe: only these fields are read
    expect(needs).toEqual([{ kind: 'match', id: 'matches', since: at('09:30').toISOString(), count: 2 }])
  })

  it('is an email that never arrived, and an issue of two weeks that somebody did not get', () => {
    const issue = (id: string, sentAt: string | null, refused: number, lost: number) =>
      ({ id, sentAt, refused, lost, updatedAt: at('00:00').toISOString() }) as never // safe: only these fields are read
    const now = at('12:00')
    const issues = missedIssues(
      [
        issue('missed', at('09:00').toISOString(), 1, 2),
        issue('old', at('09:00', '2026-11-04').toISOString(), 1, 2),
        issue('whole', at('09:00').toISOString(), 0, 0),
        issue('on its way', null, 1, 0),
      ],
      now,
    )
    const mails = [{ id: 'mail', askedAt: at('08:00').toISOString() }] as never // safe: as above
    expect(needsOf([], [], [], 'me', [], { mails, issues })).toMatchObject([
      { kind: 'mail', id: 'mail' },
      { kind: 'issue', id: 'missed', count: 3 },
    ])
  })

  const none = { drafts: 0, emptied: 0, unheard: 0, matches: 0, ended: 0, requests: 0, mails: 0, issues: 0 }
  it.each([
    [{}, 'Nothing needs your attention.'],
    [{ drafts: 1 }, 'One report is waiting for your review.'],
    [
      { drafts: 2, ended: 1, requests: 3 },
      'Two reports are waiting for your review. One session ended and is not marked complete. Three requests are open.',
    ],
    [{ mails: 1, requests: 1 }, 'One request is open. One email address could not be reached.'],
    [{ issues: 2 }, 'Two issues did not reach all of their readers.'],
    [
      { matches: 3, emptied: 1, unheard: 2 },
      'Three recordings need their sessions chosen by you. One report lost lines when consent was withdrawn. Two recordings could not be written down.',
    ],
  ])('%j is said as %s', (waits, words) => {
    expect(leadOf({ ...none, ...waits })).toBe(words)
  })

  it('says of a first page that there are more', () => {
    expect([atLeast(3, null), atLeast(25, 'next')]).toEqual(['3', '25+'])
  })

  it('counts in words up to twelve', () => {
    expect([0, 1, 12, 13].map((count) => counted(count, 'session'))).toEqual([
      'no sessions',
      'one session',
      'twelve sessions',
      '13 sessions',
    ])
  })
})

describe('the sessions of each member', () => {
  it('are the last that was held and the next that is booked; cancelled ones count for neither', () => {
    const known = sessionsByMember(
      [
        session('old', '08:00', '08:30', { status: 'completed' }),
        session('last', '09:00', '10:00', { status: 'completed' }),
        session('off', '13:00', '14:00', { status: 'cancelled' }),
        session('missed', '10:30', '11:00', { noShowAt: '2026-11-19T11:00:00.000Z' }),
        session('later', '16:00', '17:00'),
        session('next', '15:00', '16:00'),
      ],
      at('12:00'),
    ).get('m')
    expect([known?.last?.id, known?.next?.id]).toEqual(['last', 'next'])
  })
})
