import type { Session } from '#contract/sessions.ts'
import { beginOfDay, endOfDay } from '#domain/instants.ts'
import { dayIn, daysBetween, wallTime } from '#domain/zones.ts'
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

/** From the Monday of a moment's week to the end of its day, for calls that count both bounds. */
export const weekSoFar = (now: Date, zone: string) => ({
  from: mondayOf(now, zone).toISOString(),
  to: new Date(dayAround(now, zone).to.getTime() - 1).toISOString(),
})

/** The hours that hold every session of the day; 8 to 19 where they all fit in. */
export function spanOf(
  sessions: readonly Pick<Session, 'startAt' | 'endAt'>[],
  now: Date,
  zone: string,
): DaySpan {
  const day = dayIn(now, zone)
  const starts = sessions.map((session) => Math.floor(hourOf(session.startAt, day, zone)))
  const ends = sessions.map((session) => Math.ceil(hourOf(session.startAt, day, zone) + lengthOf(session)))
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
  const day = dayIn(now, zone)
  const laneEnds: number[] = []
  return [...sessions]
    .sort((one, other) => one.startAt.localeCompare(other.startAt) || one.id.localeCompare(other.id))
    .map((session) => {
      const hour = hourOf(session.startAt, day, zone)
      const [start, end] = [shareOf(hour, span), shareOf(hour + lengthOf(session), span)]
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
  const hours = hourOf(now, dayIn(now, zone), zone)
  return hours < span.fromHour || hours > span.toHour ? null : shareOf(hours, span)
}

/** '14:30' on the clock of the reader's zone. */
export const clockOf = (instant: string | Date, zone: string) => wallTime(new Date(instant), zone).clock

/** 'at 11:52' today, 'on 12 November' on another day. */
export function whenOf(instant: string, now: Date, zone: string): string {
  const { day, clock } = wallTime(new Date(instant), zone)
  return day === dayIn(now, zone) ? `at ${clock}` : `on ${sayDay(day, { day: 'numeric', month: 'long' })}`
}

/** The hour that the clocks show, counted on from a day: on days when they change it is not how long the day has been. */
function hourOf(instant: string | Date, day: string, zone: string): number {
  const wall = wallTime(new Date(instant), zone)
  return daysBetween(day, wall.day) * 24 + Number(wall.clock.slice(0, 2)) + Number(wall.clock.slice(3)) / 60
}

const lengthOf = ({ startAt, endAt }: Pick<Session, 'startAt' | 'endAt'>) =>
  (Date.parse(endAt) - Date.parse(startAt)) / hourMs

const shareOf = (hours: number, { fromHour, toHour }: DaySpan) =>
  Math.min(1, Math.max(0, (hours - fromHour) / (toHour - fromHour)))
