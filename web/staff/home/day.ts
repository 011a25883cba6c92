import type { Session } from '#contract/sessions.ts'
import { beginOfDay, endOfDay } from '#domain/instants.ts'
import { dayIn, wallTime } from '#domain/zones.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'

/** The hours a timeline shows: the usual day, made longer where a session needs it. */
export type DaySpan = { fromHour: number; toHour: number }

/** A session's place in the timeline: shares of the width, and the lane below or above its neighbours. */
export type DayBlock = { session: Session; left: number; width: number; lane: number; isPast: boolean }

const usual: DaySpan = { fromHour: 8, toHour: 19 }
const hourMs = 3_600_000

/** Midnight before and after a moment, on the clock of the reader's zone (T-213). */
export function dayAround(now: Date, zone: string): { from: Date; to: Date } {
  const day = dayIn(now, zone)
  return { from: beginOfDay(day, zone), to: endOfDay(day, zone) }
}

/** The midnight with which the week of a moment began, on the clock of the reader's zone. */
export function mondayOf(now: Date, zone: string): Date {
  const day = new Date(`${dayIn(now, zone)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return beginOfDay(day.toISOString().slice(0, 10), zone)
}

/** The hours that hold every session of the day; 8 to 19 where they all fit in. */
export function spanOf(
  sessions: readonly Pick<Session, 'startAt' | 'endAt'>[],
  now: Date,
  zone: string,
): DaySpan {
  const { from } = dayAround(now, zone)
  const starts = sessions.map((session) => Math.floor(hoursAfter(from, session.startAt)))
  const ends = sessions.map((session) => Math.ceil(hoursAfter(from, session.endAt)))
  return {
    fromHour: Math.max(0, Math.min(usual.fromHour, ...starts)),
    toHour: Math.min(24, Math.max(usual.toHour, ...ends)),
  }
}

/** Each session's place; those that overlap stand in lanes of their own. */
export function blocksOf(
  sessions: readonly Session[],
  span: DaySpan,
  now: Date,
  zone: string,
): readonly DayBlock[] {
  const { from } = dayAround(now, zone)
  const laneEnds: number[] = []
  return [...sessions]
    .sort((one, other) => one.startAt.localeCompare(other.startAt) || one.id.localeCompare(other.id))
    .map((session) => {
      const start = shareOf(hoursAfter(from, session.startAt), span)
      const end = shareOf(hoursAfter(from, session.endAt), span)
      const free = laneEnds.findIndex((laneEnd) => laneEnd <= start)
      const lane = free === -1 ? laneEnds.length : free
      laneEnds[lane] = end
      return {
        session,
        left: start,
        width: end - start,
        lane,
        isPast: Date.parse(session.endAt) <= now.getTime(),
      }
    })
}

/** Where now is in the timeline; null while it is outside. */
export function nowAt(span: DaySpan, now: Date, zone: string): number | null {
  const hours = hoursAfter(dayAround(now, zone).from, now.toISOString())
  return hours < span.fromHour || hours > span.toHour ? null : shareOf(hours, span)
}

/** '14:30' on the clock of the reader's zone. */
export const clockOf = (instant: string | Date, zone: string) => wallTime(new Date(instant), zone).clock

/** 'at 11:52' today, 'on 12 November' on another day. */
export function whenOf(instant: string, now: Date, zone: string): string {
  const { day, clock } = wallTime(new Date(instant), zone)
  return day === dayIn(now, zone) ? `at ${clock}` : `on ${sayDay(day, { day: 'numeric', month: 'long' })}`
}

const hoursAfter = (from: Date, instant: string) => (Date.parse(instant) - from.getTime()) / hourMs

const shareOf = (hours: number, { fromHour, toHour }: DaySpan) =>
  Math.min(1, Math.max(0, (hours - fromHour) / (toHour - fromHour)))
