import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingLimits } from '../limits.ts'
import type { Availability, DayException, TakenTime } from '../types.ts'
import { minutesOf } from './hours.ts'
import { freeStarts, isOffered, nearestSlots } from './slots.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

// Zones whose clocks change by an hour, by half an hour, at midnight, in the other half of the year, or not at all.
const zones = [
  ...['Europe/Berlin', 'Europe/Lisbon', 'America/New_York', 'America/Santiago', 'America/St_Johns'],
  ...['Australia/Lord_Howe', 'Australia/Sydney', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Kathmandu'],
  ...['Pacific/Chatham', 'Africa/Casablanca', 'Atlantic/Azores', 'America/Havana', 'UTC'],
] as const

/** The same by another way: minute after minute, each asked of Intl what the wall shows. */
function walk(
  { availability, exceptions, taken }: Facts,
  minutes: number,
  window: { from: Date; until: Date },
  now: Date,
): string[] {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: availability.timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const shown = (at: number) => {
    const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    return {
      day: `${part.year}-${part.month}-${part.day}`,
      weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part.weekday ?? '') + 1,
      minute: Number(part.hour) * 60 + Number(part.minute),
    }
  }
  const isOpen = ({ day, weekday, minute }: ReturnType<typeof shown>) => {
    const own = exceptions.find((each) => each.day === day)?.hours
    const hours = own ?? availability.hours.filter((each) => each.weekday === weekday)
    return hours.some(({ from, until }) => minutesOf(from) <= minute && minute < minutesOf(until))
  }
  const count = (day: string) => taken.filter((each) => shown(each.startAt.getTime()).day === day).length
  const first = Math.max(window.from.getTime(), now.getTime() + availability.noticeHours * 60 * minuteMs)
  const end = Math.min(window.until.getTime(), now.getTime() + availability.horizonDays * dayMs)
  const walked: { at: number; open: boolean; wall: ReturnType<typeof shown> }[] = []
  for (let at = Math.ceil(first / minuteMs) * minuteMs; at < end + minutes * minuteMs; at += minuteMs) {
    const wall = shown(at)
    walked.push({ at, wall, open: isOpen(wall) })
  }
  return walked.flatMap(({ at, wall }, index) => {
    if (at >= end || wall.minute % bookingLimits.stepMinutes !== 0) return []
    const rest = walked.slice(index, index + minutes)
    const from = at - availability.bufferBefore * minuteMs
    const until = at + (minutes + availability.bufferAfter) * minuteMs
    const isTaken = taken.some((each) => each.busyFrom.getTime() < until && from < each.busyUntil.getTime())
    const isWhole = rest.length === minutes && rest.every(({ open }) => open)
    return isWhole && !isTaken && count(wall.day) < availability.dailyMaximum
      ? [new Date(at).toISOString()]
      : []
  })
}

type Facts = { availability: Availability; exceptions: readonly DayException[]; taken: readonly TakenTime[] }

/** The first minute at which a zone's offset is another, from a day on; the day itself where there is none within the year. */
function changeAfter(zone: string, from: number): number {
  const offset = (at: number) => {
    const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    return name.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  }
  const before = offset(from)
  for (let day = 1; day <= 366; day += 1) {
    if (offset(from + day * dayMs) === before) continue
    return from + (day - 1) * dayMs
  }
  return from
}

const half = fc.integer({ min: 0, max: 48 }).map((each) => each * 30)
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const hoursOfDay = fc
  .uniqueArray(half, { minLength: 2, maxLength: 6 })
  .map((ends) => ends.sort((one, other) => one - other))
  .map((ends) =>
    Array.from({ length: Math.floor(ends.length / 2) }, (_, index) => ({
      from: clockOf(ends[index * 2] ?? 0),
      until: clockOf(ends[index * 2 + 1] ?? 0),
    })),
  )

const facts = fc.record({
  zone: fc.constantFrom(...zones),
  start: fc.integer({ min: 0, max: 700 }),
  week: fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
  exception: fc.option(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.oneof(hoursOfDay, fc.constant([]))), {
    nil: null,
  }),
  minutes: fc.constantFrom(30, 60, 90),
  buffers: fc.tuple(fc.constantFrom(0, 15, 45), fc.constantFrom(0, 15, 30)),
  dailyMaximum: fc.constantFrom(1, 2, 12),
  taken: fc.array(fc.tuple(fc.integer({ min: -200, max: 4000 }), fc.constantFrom(30, 60, 90)), {
    maxLength: 4,
  }),
})

const runs = process.env.DEEP ? 400 : 12

describe('free times', () => {
  it('are, across both clock changes of many zones, those that a walk by the minute finds (K64, T-213)', () => {
    fc.assert(
      fc.property(facts, ({ zone, start, week, exception, minutes, buffers, dailyMaximum, taken }) => {
        const from = changeAfter(zone, Date.UTC(2026, 0, 1) + start * dayMs) - dayMs / 4
        const window = { from: new Date(from), until: new Date(from + 1.5 * dayMs) }
        const [bufferBefore, bufferAfter] = buffers
        const given: Facts = {
          availability: {
            timeZone: zone,
            hours: week.flatMap((hours, at) => hours.map((each) => ({ ...each, weekday: at + 1 }))),
            bufferBefore,
            bufferAfter,
            noticeHours: 0,
            horizonDays: 60,
            dailyMaximum,
          },
          exceptions: exception
            ? [
                {
                  day: new Date(from + exception[0] * dayMs).toISOString().slice(0, 10),
                  hours: exception[1],
                },
              ]
            : [],
          taken: taken.map(([offset, length]) => {
            const startAt = new Date(from + offset * minuteMs)
            const endAt = new Date(startAt.getTime() + length * minuteMs)
            return {
              startAt,
              endAt,
              busyFrom: new Date(startAt.getTime() - bufferBefore * minuteMs),
              busyUntil: new Date(endAt.getTime() + bufferAfter * minuteMs),
            }
          }),
        }
        const now = new Date(from - dayMs)
        const found = freeStarts(given, minutes, window, now).map((at) => new Date(at))
        expect(found.map((at) => at.toISOString())).toEqual(walk(given, minutes, window, now))
        for (const at of found.slice(0, 3)) expect(isOffered(given, minutes, at, now)).toBe(true)
      }),
      { numRuns: runs },
    )
  })

  it('keep notice and horizon', () => {
    const now = new Date('2026-06-01T10:10:00Z')
    const given: Facts = {
      availability: {
        timeZone: 'UTC',
        hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', until: '24:00' })),
        bufferBefore: 0,
        bufferAfter: 0,
        noticeHours: 24,
        horizonDays: 2,
        dailyMaximum: 12,
      },
      exceptions: [],
      taken: [],
    }
    const window = { from: now, until: new Date('2026-07-01T00:00:00Z') }
    const found = freeStarts(given, 60, window, now).map((at) => new Date(at).toISOString())
    expect(found[0]).toBe('2026-06-02T10:30:00.000Z')
    expect(found.at(-1)).toBe('2026-06-03T10:00:00.000Z')
  })

  it('are offered by their distance from one that is gone, in the order of the calendar', () => {
    const slots = [1, 5, 6, 9].map((hour) => ({ startAt: new Date(Date.UTC(2026, 5, 1, hour)) }))
    const hours = nearestSlots(slots, new Date(Date.UTC(2026, 5, 1, 7))).map(({ startAt }) =>
      startAt.getUTCHours(),
    )
    expect(hours).toEqual([5, 6, 9])
  })
})
