import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOutcome } from '#server/minutes/rules/draftOutcome.ts'
import { count, duesRead, interval, measureMeeting, type Offered, ownersRight } from './measureOffers.ts'
import { type Meeting, readMeetings } from './meetings.ts'

describe('the evaluation of drafting', () => {
  // Real meetings where this machine has them say nothing about the measure itself.
  beforeEach(() => void vi.stubEnv('TRANSCRIPTS_DIR', ''))
  afterEach(() => void vi.unstubAllEnvs())

  const offersOf = (meeting: Meeting): readonly Offered[] =>
    draftOutcome(meeting.segments, {
      title: meeting.name,
      startAt: new Date(`${meeting.day}T12:00:00Z`),
      timeZone: 'UTC',
      people: [],
    }).offers
  const measured = (kind: 'action' | 'decision') =>
    readMeetings().map((meeting) => measureMeeting(meeting, offersOf(meeting), kind))

  it('counts on our own meetings what a reader finds there', () => {
    const actions = count(measured('action'))
    expect(actions).toMatchObject({ labels: 14, recallClear: 1 })
    expect(count(measured('decision')).recallClear).toBe(1)
    expect(ownersRight(measured('action'))).toMatchObject({ share: 1, wrong: [] })
    expect(duesRead(measured('action')).share).toBeGreaterThanOrEqual(0.9)
  })

  it('counts a miss as a miss: without offers nothing is found, and a wrong sentence is no hit', () => {
    const [meeting] = readMeetings()
    if (!meeting) throw new Error('no meeting of our own')
    expect(count([measureMeeting(meeting, [], 'action')])).toMatchObject({ recall: 0, lines: 0 })
    const wrong = { quote: meeting.segments[0]?.text ?? '', moment: { segment: 0, startMs: null } }
    const rest = { tier: 'maybe', probability: 0.2, dueWords: null, dueOn: null } as const
    const line = { kind: 'action', text: 'x', speaker: null, owner: null, ...wrong, ...rest } as const
    expect(count([measureMeeting(meeting, [line], 'action')])).toMatchObject({ precision: 0, recall: 0 })
  })

  it('gives the same interval each time', () => {
    const once = interval(measured('action'), (each) => count(each).recall)
    expect(once).toEqual(interval(measured('action'), (each) => count(each).recall))
    expect(once[0]).toBeLessThanOrEqual(once[1])
  })
})
