import { describe, expect, it } from 'vitest'
import { sessionChanges } from './sessionChanges.ts'
import type { WrittenSession } from './useSessionForm.ts'
import { formOf } from './useSessionForm.ts'

// The second 01:30 of the night on which New York's clocks go back.
const session: WrittenSession = {
  memberId: 'm',
  sessionType: 'strategy',
  title: 'Pricing',
  startAt: '2026-11-01T06:30:00.000Z',
  endAt: '2026-11-01T07:30:00.000Z',
  timeZone: 'America/New_York',
  meetingUrl: null,
  description: '',
  notes: null,
}

describe('what an edit changes of a session (T-213)', () => {
  it('is no time that nobody touched, though its clock shows it twice', () => {
    expect(sessionChanges(session, { ...formOf(session), title: 'Runway' })).toEqual({ title: 'Runway' })
  })

  it('is the end alone where the length was changed, and both where the clock was', () => {
    expect(sessionChanges(session, { ...formOf(session), minutes: '90' })).toEqual({
      endAt: '2026-11-01T08:00:00.000Z',
    })
    expect(sessionChanges(session, { ...formOf(session), clock: '03:00' })).toEqual({
      startAt: '2026-11-01T08:00:00.000Z',
      endAt: '2026-11-01T09:00:00.000Z',
    })
  })

  it('is its notes alone where it is over', () => {
    const value = { ...formOf(session), title: 'Runway', notes: ' Late. ' }
    expect(sessionChanges(session, value, true)).toEqual({ notes: 'Late.' })
  })
})
