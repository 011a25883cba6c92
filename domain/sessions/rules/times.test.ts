import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf } from '#domain/instants.ts'
import { dayIn, isTimeZone, wallTime } from '#domain/zones.ts'
import {
  checkSessionTime,
  descriptionPreview,
  durationMinutes,
  mobileListFrom,
  sessionTimes,
  timeWords,
} from './times.ts'

const at = (iso: string) => new Date(iso)
const session = (startAt: string, endAt: string, timeZone = 'Europe/Berlin') => ({
  startAt: at(startAt),
  endAt: at(endAt),
  timeZone,
})

describe('the time of a session', () => {
  it.each([
    ['2026-06-10T09:00:00Z', '2026-06-10T10:30:00Z', 'Europe/Berlin', []],
    ['2026-06-10T09:00:00Z', '2026-06-10T17:00:00Z', 'Europe/Berlin', []],
    ['2026-06-10T09:00:00Z', '2026-06-10T17:00:01Z', 'Europe/Berlin', ['too_long']],
    ['2026-06-10T09:00:00Z', '2026-06-10T09:00:00Z', 'Europe/Berlin', ['end_before_start']],
    ['2026-06-10T09:00:00Z', '2026-06-10T08:00:00Z', 'Mars/Base', ['end_before_start', 'zone_unknown']],
    ['nonsense', '2026-06-10T08:00:00Z', 'UTC', ['time_invalid']],
  ])('%s to %s in %s gives %j', (start, end, zone, problems) => {
    expect(checkSessionTime(session(start, end, zone))).toEqual(problems)
  })

  it('shows one time when the clocks agree, even under another zone name', () => {
    const shown = sessionTimes(session('2026-06-10T09:00:00Z', '2026-06-10T10:30:00Z'), 'Europe/Paris')
    expect(shown).toEqual([
      { zone: 'Europe/Paris', day: 'Wednesday 10 June 2026', hours: '11:00 to 12:30', place: 'Paris' },
    ])
  })

  it('shows both times when they differ, the reader first (T-213)', () => {
    const shown = sessionTimes(session('2026-06-10T22:00:00Z', '2026-06-10T23:30:00Z'), 'America/New_York')
    expect(shown.map((each) => `${each.day}, ${each.hours}, ${each.place}`)).toEqual([
      'Wednesday 10 June 2026, 18:00 to 19:30, New York',
      'Thursday 11 June 2026, 00:00 to 01:30, Berlin',
    ])
  })

  it('is one line of a page, with the agreed clock where it differs and its day where that differs too (T-213)', () => {
    const evening = session('2026-06-10T22:00:00Z', '2026-06-10T23:30:00Z')
    expect(timeWords(evening, 'America/New_York')).toEqual([
      'Wednesday 10 June 2026, 18:00 to 19:30',
      'New York. Thursday 11 June 2026, 00:00 to 01:30 in Berlin',
    ])
    const morning = session('2026-11-27T06:41:00Z', '2026-11-27T07:41:00Z')
    expect(timeWords(morning, 'UTC')).toEqual([
      'Friday 27 November 2026, 06:41 to 07:41',
      'UTC. 07:41 to 08:41 in Berlin',
    ])
    expect(timeWords(morning, 'Europe/Paris')).toEqual(['Friday 27 November 2026, 07:41 to 08:41', null])
  })

  it('falls back to the zone of the session when the reader has none or a wrong one', () => {
    for (const zone of [null, 'nowhere'])
      expect(sessionTimes(session('2026-06-10T09:00:00Z', '2026-06-10T10:00:00Z'), zone)).toHaveLength(1)
  })

  it('reads the hours of clock-change days as the wall shows them (T-213)', () => {
    const spring = session('2026-03-29T00:30:00Z', '2026-03-29T02:00:00Z')
    expect(sessionTimes(spring, null)[0]?.hours).toBe('01:30 to 04:00')
    expect(durationMinutes(spring)).toBe(90)
    const autumn = session('2026-10-25T00:30:00Z', '2026-10-25T02:00:00Z')
    expect(sessionTimes(autumn, null)[0]?.hours).toBe('02:30 to 03:00')
    expect(durationMinutes(autumn)).toBe(90)
  })

  it('names the weekday when it ends on another day', () => {
    const night = session('2026-06-10T21:00:00Z', '2026-06-10T23:00:00Z')
    expect(sessionTimes(night, null)[0]?.hours).toBe('23:00 to Thu 01:00')
  })

  it('refuses the skipped hour of spring and takes the first of the doubled hour of autumn (T-213)', () => {
    const berlin = 'Europe/Berlin'
    expect(instantOf({ day: '2026-03-29', clock: '02:30' }, berlin)).toEqual({
      ok: false,
      reason: 'time_skipped',
    })
    expect(instantOf({ day: '2026-10-25', clock: '02:30' }, berlin)).toEqual({
      ok: true,
      at: at('2026-10-25T00:30:00Z'),
    })
    expect(instantOf({ day: '2026-10-25', clock: '03:00' }, berlin)).toEqual({
      ok: true,
      at: at('2026-10-25T02:00:00Z'),
    })
    expect(instantOf({ day: '2026-02-30', clock: '10:00' }, berlin)).toEqual({
      ok: false,
      reason: 'bad_time',
    })
    expect(instantOf({ day: '2026-02-03', clock: '10:00' }, 'CET-ish')).toEqual({
      ok: false,
      reason: 'bad_zone',
    })
  })

  it('gives back the wall clock it was given, in every zone', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'UTC',
    )
    const time = fc.date({
      min: at('2020-01-01T00:00:00Z'),
      max: at('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(time, zones, (when, zone) => {
        const wall = wallTime(when, zone)
        const found = instantOf(wall, zone)
        expect(found.ok && wallTime(found.at, zone)).toEqual(wall)
      }),
      { numRuns: 300 },
    )
  })

  it('knows the day of a late evening in the zone of the session', () => {
    expect(dayIn(at('2026-06-10T23:30:00Z'), 'Europe/Berlin')).toBe('2026-06-11')
    expect(dayIn(at('2026-06-10T23:30:00Z'), 'America/New_York')).toBe('2026-06-10')
    expect([isTimeZone('Europe/Berlin'), isTimeZone('UTC'), isTimeZone('+02:00'), isTimeZone('')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('session lists', () => {
  it('reach 30 days back on mobile (T-078)', () => {
    expect(mobileListFrom(at('2026-06-30T12:00:00Z'))).toEqual(at('2026-05-31T12:00:00Z'))
  })

  it('preview 120 whole characters of a description', () => {
    expect(descriptionPreview(null)).toBe('')
    expect(descriptionPreview('Focus: Fundraising\nTimeline: Flexible\n\nBy then?\n  a  b')).toBe(
      'Focus: Fundraising. Timeline: Flexible. By then? a b',
    )
    expect(Array.from(descriptionPreview('🙂'.repeat(121)))).toHaveLength(121)
    expect(descriptionPreview('x'.repeat(120))).toBe('x'.repeat(120))
  })
})
