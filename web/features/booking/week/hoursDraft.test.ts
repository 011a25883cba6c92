import { describe, expect, it } from 'vitest'
import type { AvailabilityOf, CalendarEntry } from '#contract/booking/availability.ts'
import { drawHours, effectOf, freeHour, keptHours, moveEnd } from './hoursDraft.ts'

const day = '2026-06-17'
const two = [
  { from: '09:00', until: '12:30' },
  { from: '13:30', until: '17:30' },
]
const found: AvailabilityOf = {
  advisorId: 'advisor',
  advisorName: 'Ada',
  isOpen: true,
  timeZone: 'Europe/Lisbon',
  hours: two.map((each) => ({ ...each, weekday: 3 })),
  bufferBefore: 15,
  bufferAfter: 15,
  noticeHours: 24,
  horizonDays: 60,
  dailyMaximum: 4,
  meetingUrl: null,
  version: 1,
  exceptions: [{ day: '2026-06-24', hours: [] }],
  can: { edit: { ok: true, reason: null } },
}

describe('hours that are dragged', () => {
  it.each([
    ['an end goes on', 1, 'until', 2, '18:30'],
    ['a start goes back', 0, 'from', -1, '08:30'],
    ['not over the hours before it', 1, 'from', -9, '12:30'],
    ['not over the hours after it', 0, 'until', 9, '13:30'],
    ['not past their own other end', 0, 'until', -20, '09:30'],
    ['not past the day', 1, 'until', 40, '24:00'],
  ] as const)('%s', (_what, index, end, steps, expected) => {
    expect(moveEnd(two, index, end, steps)[index]?.[end]).toBe(expected)
  })

  it('are those of the day, else those of its weekday', () => {
    expect(keptHours(found, day)).toEqual(two)
    expect(keptHours(found, '2026-06-24')).toEqual([])
    expect(keptHours(found, '2026-06-18')).toEqual([])
  })
})

describe('hours that are drawn', () => {
  it.each([
    ['downwards', 1080, 1140, '18:00', '19:30'],
    ['upwards', 480, 420, '07:00', '08:30'],
    ['not over the hours before them', 750, 480, '12:30', '13:00'],
    ['not over the hours after them', 480, 600, '08:00', '09:00'],
    ['not past the day', 1080, 1410, '18:00', '24:00'],
  ] as const)('%s', (_what, first, last, from, until) => {
    expect(drawHours(two, first, last)).toContainEqual({ from, until })
    expect(drawHours(two, first, last)).toHaveLength(3)
  })

  it('begin where nothing is open', () => {
    expect(drawHours(two, 540, 600)).toBeNull()
    expect(drawHours([], 540, 600)).toEqual([{ from: '09:00', until: '10:30' }])
  })

  it('stand in their order', () => {
    expect(drawHours(two, 750, 780)?.map(({ from }) => from)).toEqual(['09:00', '12:30', '13:30'])
  })

  it('by keys begin at the next free hour of the day that is shown', () => {
    const range = { from: 480, until: 1140 }
    expect(freeHour(two, 540, 30, range)).toBe(750)
    expect(freeHour(two, 720, -30, range)).toBe(480)
    expect(freeHour(two, 1110, 30, range)).toBeNull()
  })
})

describe('what other hours come to', () => {
  const session = {
    kind: 'session',
    advisorId: 'advisor',
    startAt: '2026-06-17T15:00:00.000Z',
    endAt: '2026-06-17T16:00:00.000Z',
    busyFrom: '2026-06-17T14:45:00.000Z',
    busyUntil: '2026-06-17T16:15:00.000Z',
  } as CalendarEntry // safe because the rest of an entry is not asked for
  const around = { found, day, entries: [session], now: new Date('2026-06-01T10:00:00Z') }

  it('is how much, how many slots of an hour, and which sessions stand outside', () => {
    expect(effectOf(moveEnd(two, 1, 'until', 3), around)).toBe(
      'One hour and a half more. It makes 2 more slots of 60 minutes. No session is affected.',
    )
    expect(effectOf(moveEnd(two, 1, 'until', -2), around)).toBe(
      'One hour less. As many slots of 60 minutes as before. One session stays outside these hours.',
    )
    expect(effectOf(two, around)).toBe(
      'As long as before. As many slots of 60 minutes as before. No session is affected.',
    )
  })
})
