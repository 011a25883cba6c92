import { describe, expect, it } from 'vitest'
import type { FoundRecording, MatchedSession } from './matching.ts'
import { matchRecording, meetingCodeOf, statedStart } from './matching.ts'

const at = (clock: string) => new Date(`2026-11-20T${clock}:00Z`)
const session = (over: Partial<MatchedSession> & { id: string }): MatchedSession => ({
  userId: `client of ${over.id}`,
  title: 'Pricing strategy for Northlight',
  startAt: at('12:00'),
  endAt: at('13:00'),
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
  attendees: [],
  ...over,
})
const recording = (over: Partial<FoundRecording>): FoundRecording => ({
  name: 'clip.mp4',
  description: '',
  createdAt: at('13:05'),
  people: [],
  conference: null,
  ...over,
})
const scoreOf = (found: Partial<FoundRecording>, of: Partial<MatchedSession> = {}) =>
  matchRecording(recording(found), [session({ id: 'a', ...of })]).candidates[0]?.parts

describe('the score of a recording (T-068, T-069)', () => {
  it.each([
    [{ createdAt: at('10:00') }, { near: 40, during: 0, code: 0, words: 0 }],
    [{ createdAt: at('15:00') }, { near: 40, during: 0, code: 0, words: 0 }],
    [{ createdAt: at('12:00') }, { near: 40, during: 30, code: 0, words: 0 }],
    [{ createdAt: at('13:30') }, { near: 40, during: 30, code: 0, words: 0 }],
    [{ createdAt: at('13:31') }, { near: 40, during: 0, code: 0, words: 0 }],
    [
      { createdAt: at('20:00'), name: 'ABC-defg-hij' },
      { near: 0, during: 0, code: 25, words: 0 },
    ],
    [
      { createdAt: at('12:30'), name: 'abc-defg-hij Northlight pricing' },
      { near: 40, during: 30, code: 25, words: 15 },
    ],
    // Common words and parts of longer ones are nothing in common.
    [
      { createdAt: at('12:30'), name: 'Meeting recording with your session xabc-defg-hij' },
      { near: 40, during: 30, code: 0, words: 0 },
    ],
  ])('of %j is exact', (found, parts) => expect(scoreOf(found)).toEqual(parts))

  it.each([
    [{ createdAt: at('09:59') }],
    [{ createdAt: at('15:01') }],
    [{ createdAt: at('20:00'), name: 'Northlight pricing' }],
  ])('below 25 is no candidate: %j', (found) => expect(scoreOf(found)).toBeUndefined())

  it('takes three tenths of all words for alike', () =>
    expect(
      scoreOf({ createdAt: at('12:30'), name: 'Northlight' }, { title: 'Northlight board' })?.words,
    ).toBe(15))
})

describe('a link without a person (T-068)', () => {
  const link = (found: Partial<FoundRecording>, sessions: MatchedSession[]) => {
    const { sessionId, reason } = matchRecording(recording(found), sessions)
    return sessionId ?? reason
  }
  const a = session({ id: 'a' })
  const b = session({
    id: 'b',
    startAt: at('13:00'),
    endAt: at('14:00'),
    meetingUrl: 'https://meet.google.com/bbb-bbbb-bbb',
  })

  it('needs an identity signal, however high the score', () => {
    expect(link({ name: 'Northlight pricing strategy' }, [a])).toBe('no_identity')
    expect(link({ name: 'abc-defg-hij' }, [a])).toBe('a')
    expect(link({ description: 'https://meet.google.com/abc-defg-hij' }, [a])).toBe('a')
    expect(link({ people: ['Mia@Example.org'] }, [{ ...a, attendees: ['mia@example.org'] }])).toBe('a')
    expect(link({ conference: { code: 'abc-defg-hij', startAt: at('12:01') } }, [a])).toBe('a')
  })
  it('goes to the one session with a signal, though its neighbour scores higher', () => {
    const late = { name: 'abc-defg-hij (2026-11-20 12:01 GMT)', createdAt: at('13:40') }
    expect(matchRecording(recording(late), [a, b]).candidates[0]?.sessionId).toBe('b')
    expect(link(late, [a, b])).toBe('a')
  })
  it('among several of one client needs a lead of 20', () => {
    const again = { ...b, userId: a.userId, meetingUrl: a.meetingUrl }
    const both = { people: ['mia@example.org'] }
    const of = [a, again].map((each) => ({ ...each, attendees: ['mia@example.org'] }))
    expect(link({ ...both, createdAt: at('13:20') }, of)).toBe('close_call')
    expect(link({ name: 'abc-defg-hij', createdAt: at('14:05') }, of)).toBe('b')
  })
  it('does not believe the code of a session that it cannot have been made in', () => {
    expect(link({ name: 'abc-defg-hij (2026-11-20 13:02 GMT)', createdAt: at('14:05') }, [a, b])).toBe(
      'no_identity',
    )
    // Begun two minutes early, under the code of the client before.
    expect(link({ name: 'abc-defg-hij (2026-11-20 12:58 GMT)', createdAt: at('14:05') }, [a, b])).toBe(
      'no_identity',
    )
    expect(link({ name: 'abc-defg-hij', createdAt: at('14:05') }, [a, b])).toBe('no_identity')
  })
  it('does not believe a code that two clients met under, unless the start tells them apart', () => {
    const shared = [a, { ...b, meetingUrl: a.meetingUrl }]
    expect(link({ name: 'abc-defg-hij', createdAt: at('13:50') }, shared)).toBe('no_identity')
    expect(link({ name: 'abc-defg-hij (2026-11-20 12:00 GMT)', createdAt: at('13:50') }, shared)).toBe('a')
  })
})

describe('50 days of clients back to back', () => {
  const seed = Number(process.env.MATCH_SEED ?? Date.now() % 1_000_000)
  it(`link nothing to another client, and 95 % of what one signal proves (seed ${seed}; D5, K68)`, () => {
    const days = Array.from({ length: 50 }, (_, day) => dayOf(randomOf(seed + day * 7_919), day))
    const all = days.flat()
    const linked = all.map((each) => ({ ...each, match: matchRecording(each.recording, each.sessions) }))
    const wrong = linked.filter(({ match, of }) => match.sessionId && match.sessionId !== of)
    const proven = linked.filter(({ isProven }) => isProven)
    const right = proven.filter(({ match, of }) => match.sessionId === of)
    const guessed = linked.filter(
      ({ match, of }) => match.candidates[0] && match.candidates[0].sessionId !== of,
    )
    const neighbours = linked.filter(({ kind }) => kind === 'late')
    const foreign = linked.filter(({ kind }) => kind === 'foreign code')
    process.stdout.write(
      `seed ${seed}: ${all.length} recordings, ${neighbours.length} late, ${foreign.length} with a foreign code; ` +
        `linked ${right.length} of ${proven.length} proven, ${wrong.length} wrong; the score alone would link ${guessed.length} wrongly\n`,
    )
    expect(wrong).toEqual([])
    expect(right.length / proven.length).toBeGreaterThanOrEqual(0.95)
    expect(guessed.length / all.length).toBeGreaterThan(0.2)
  })
})

describe('what a recording says of itself', () => {
  it('is read where it is there', () => {
    expect(statedStart('abc-defg-hij (2026-11-20 14:02 GMT) - Recording')).toEqual(at('14:02'))
    expect(statedStart('Standup (2026-11-20 16:02 GMT+2)')).toEqual(at('14:02'))
    expect(statedStart('Standup (2026-11-20 09:32 GMT-4:30)')).toEqual(at('14:02'))
    expect(statedStart('Standup 2026')).toBeNull()
    expect(meetingCodeOf('https://meet.google.com/abc-defg-hij?authuser=1')).toBe('abc-defg-hij')
    expect(meetingCodeOf('https://zoom.us/j/123')).toBeNull()
    expect(meetingCodeOf(null)).toBeNull()
  })
})

type Made = {
  recording: FoundRecording
  sessions: MatchedSession[]
  of: string
  kind: 'on time' | 'late' | 'foreign code'
  isProven: boolean
}

/** A day of six to nine clients in a row, each with a recording: a third late into a neighbour, a tenth under another client's code. */
function dayOf(random: () => number, day: number): Made[] {
  const below = (most: number) => Math.floor(random() * most)
  const code = () => {
    const word = (length: number) =>
      Array.from({ length }, () => String.fromCharCode(97 + below(26))).join('')
    return `${word(3)}-${word(4)}-${word(3)}`
  }
  const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000)
  let clock = new Date(Date.UTC(2026, 0, 5 + day, 7))
  const topics = ['Pricing', 'Fundraising', 'Hiring plan', 'Market entry', 'Board review', 'Runway']
  const sessions = Array.from({ length: 6 + below(4) }, (_, at): MatchedSession => {
    const startAt = clock
    clock = minutes(clock, [45, 60, 90][below(3)] ?? 60)
    return {
      id: `${day}-${at}`,
      userId: `client ${day}-${at}`,
      title: `${topics[below(topics.length)]} with client ${at}`,
      startAt,
      endAt: clock,
      meetingUrl: `https://meet.google.com/${code()}`,
      attendees: [`client${at}@example.org`],
    }
  })
  return sessions.map((own, at): Made => {
    const roll = random()
    const isForeign = at > 0 && roll < 0.1
    const isLate = !isForeign && at < sessions.length - 1 && roll < 0.5
    const began = minutes(own.startAt, below(14) - 4)
    const next = sessions[at + 1]
    const createdAt = isLate && next ? minutes(own.endAt, 31 + below(10)) : minutes(own.endAt, below(20))
    const other = sessions[below(Math.max(1, at))]
    const shown = meetingCodeOf((isForeign ? other : own)?.meetingUrl ?? null) ?? ''
    const stated = `(${began.toISOString().slice(0, 10)} ${began.toISOString().slice(11, 16)} GMT)`
    // One in twenty was renamed and says no start; some carry an address, most a code, a few nothing.
    const sign = random()
    const name =
      random() < 0.05
        ? `${shown} ${own.title}`
        : sign < 0.65 || isForeign
          ? `${shown} ${stated}`
          : `${own.title} ${stated}`
    const isShared = !isForeign && sign >= 0.65 && sign < 0.9
    const people = ['advisor@company.example', ...(isShared ? own.attendees : [])]
    const made = { name, description: '', createdAt, people, conference: null }
    const isProven = !isForeign && (name.includes(shown) || isShared)
    return {
      recording: made,
      sessions,
      of: own.id,
      kind: isForeign ? 'foreign code' : isLate ? 'late' : 'on time',
      isProven,
    }
  })
}

/** mulberry32: the same days from the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
