import { describe, expect, it } from 'vitest'
import { type Session, type SessionFacts, sessionStatuses } from '../types.ts'
import { isHeld, sessionBadges, takesPlace, workflowStatus } from './status.ts'

const endAt = new Date('2026-06-10T10:30:00Z')
const before = new Date('2026-06-10T09:00:00Z')
const after = new Date('2026-06-11T09:00:00Z')
const muchLater = new Date('2026-12-07T10:30:00Z')
const row = {
  status: 'scheduled' as Session['status'],
  endAt,
  recordingUrl: null as string | null,
  notes: null as string | null,
  isImported: false,
  archivedAt: null as Date | null,
  noShowAt: null as Date | null,
}
const none: SessionFacts = {
  recording: 'none',
  recordingChecked: false,
  hasTranscript: false,
  reportGeneratedAt: null,
  isDraft: false,
}
const report: SessionFacts = { ...none, reportGeneratedAt: after }
const words = (session: Partial<typeof row>, facts: SessionFacts, now: Date) =>
  sessionBadges({ ...row, ...session }, facts, now).map((each) => `${each.label} ${each.tone} ${each.mark}`)

const stages: ReadonlyArray<[string, Partial<typeof row>, SessionFacts, string, string[]]> = [
  ['nothing yet', {}, none, 'scheduled', ['Scheduled grey square']],
  ['a candidate', {}, { ...none, recording: 'candidate' }, 'recorded', ['Recording Found blue octagon']],
  [
    'a linked recording',
    {},
    { ...none, recording: 'linked' },
    'recorded',
    ['Recording Available blue octagon', 'Ready for Report heat octagon'],
  ],
  [
    'a recording address',
    { recordingUrl: 'https://x' },
    { ...none, recording: 'linked' },
    'recorded',
    ['Recording Available green octagon', 'Ready for Report heat octagon'],
  ],
  ['a transcript', {}, { ...none, hasTranscript: true }, 'recorded', ['Ready for Report heat octagon']],
  [
    'a candidate and a transcript',
    {},
    { ...none, recording: 'candidate', hasTranscript: true },
    'recorded',
    ['Recording Found blue octagon', 'Ready for Report heat octagon'],
  ],
  ['a draft', {}, { ...report, isDraft: true }, 'report_generated', ['Draft blue octagon']],
  [
    'a draft that its member does not see',
    {},
    { ...none, hasTranscript: true, isDraft: true },
    'recorded',
    ['Your advisor is checking the report blue octagon'],
  ],
  ['a report', {}, report, 'report_generated', ['Report Generated green round']],
  [
    'an imported marker',
    { isImported: true, notes: 'x AI_REPORT_GENERATED' },
    none,
    'report_generated',
    ['Report Generated green round'],
  ],
  ['archived by staff', { archivedAt: before }, report, 'archived', ['Archived outline none']],
]

describe('a session (4.13.6)', () => {
  const startAt = before
  const at = (ms: number) => new Date(endAt.getTime() + ms)
  it.each([
    ['scheduled', -1, false, true],
    ['scheduled', 0, true, false],
    ['scheduled', startAt.getTime() - endAt.getTime() - 1, false, false],
    ['completed', -1, true, false],
    ['cancelled', 0, false, false],
    ['cancelled', -1, false, false],
  ] as const)('that is %s, %i ms from its end: held %s, taking place %s', (status, ms, held, taking) => {
    expect(isHeld({ status, endAt }, at(ms))).toBe(held)
    expect(takesPlace({ status, startAt, endAt }, at(ms))).toBe(taking)
  })
})

describe('the workflow status of a session', () => {
  for (const status of sessionStatuses)
    for (const [name, session, facts, workflow, badges] of stages)
      it(`a ${status} session with ${name} shows its own badges`, () => {
        const own = { ...row, ...session, status }
        const cancelled = status === 'cancelled'
        const held = status === 'completed' && workflow === 'scheduled'
        const expected = cancelled ? 'cancelled' : held ? 'completed' : workflow
        expect(workflowStatus(own, facts, before)).toBe(expected)
        const shown = cancelled
          ? ['Cancelled grey none']
          : held
            ? ['Completed - No Recording straw square']
            : badges
        expect(words({ ...session, status }, facts, before)).toEqual(shown)
      })

  it('a past session says Completed - No Recording, and No Recording once a check found nothing (T-074)', () => {
    expect(words({}, none, after)).toEqual(['Completed - No Recording straw square'])
    expect(words({}, { ...none, recordingChecked: true }, after)).toEqual(['No Recording straw square'])
  })

  it('turns at the end of the session, not before', () => {
    expect(workflowStatus(row, none, new Date(endAt.getTime() - 1))).toBe('scheduled')
    expect(workflowStatus(row, none, endAt)).toBe('completed')
  })

  it('is archived 180 days after the end, and cancelled still wins (T-073)', () => {
    expect(workflowStatus(row, report, new Date(muchLater.getTime() - 1))).toBe('report_generated')
    expect(workflowStatus(row, report, muchLater)).toBe('archived')
    expect(workflowStatus({ ...row, status: 'cancelled' }, report, muchLater)).toBe('cancelled')
  })

  it('does not take the old marker from notes written here (T-072)', () => {
    expect(workflowStatus({ ...row, notes: 'AI_REPORT_GENERATED' }, none, after)).toBe('completed')
  })
})

it('of a session to which nobody came that is all its badges say, whatever else is known; a cancelled one stays cancelled (T-075)', () => {
  for (const facts of [none, report])
    expect(words({ noShowAt: after }, facts, after)).toEqual(['No-show straw square'])
  expect(words({ noShowAt: after, status: 'cancelled' }, none, after)).toEqual(['Cancelled grey none'])
})
