import type { Session } from '#contract/sessions.ts'

/** The hours a timeline shows: the usual day, made longer where a session needs it. */
export type DaySpan = { fromHour: number; toHour: number }

/** A session's place in the timeline: shares of the width, and the lane below or above its neighbours. */
export type DayBlock = { session: Session; left: number; width: number; lane: number; isPast: boolean }

const usual: DaySpan = { fromHour: 8, toHour: 19 }
const hourMs = 3_600_000

/** Midnight before and after a moment, on the reader's own clock. */
export function dayAround(now: Date): { from: Date; to: Date } {
  const from = new Date(now)
  from.setHours(0, 0, 0, 0)
  const to = new Date(from)
  to.setDate(to.getDate() + 1)
  return { from, to }
}

/** The hours that hold every session of the day; 8 to 19 where they all fit in. */
export function spanOf(sessions: readonly Pick<Session, 'startAt' | 'endAt'>[], now: Date): DaySpan {
  const { from } = dayAround(now)
  const starts = sessions.map((session) => Math.floor(hoursAfter(from, session.startAt)))
  const ends = sessions.map((session) => Math.ceil(hoursAfter(from, session.endAt)))
  return {
    fromHour: Math.max(0, Math.min(usual.fromHour, ...starts)),
    toHour: Math.min(24, Math.max(usual.toHour, ...ends)),
  }
}

/** Each session's place; those that overlap stand in lanes of their own. */
export function blocksOf(sessions: readonly Session[], span: DaySpan, now: Date): readonly DayBlock[] {
  const { from } = dayAround(now)
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
export function nowAt(span: DaySpan, now: Date): number | null {
  const hours = hoursAfter(dayAround(now).from, now.toISOString())
  return hours < span.fromHour || hours > span.toHour ? null : shareOf(hours, span)
}

/** '14:30' on the reader's own clock. */
export const clockOf = (instant: string | Date) =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const hoursAfter = (from: Date, instant: string) => (Date.parse(instant) - from.getTime()) / hourMs

const shareOf = (hours: number, { fromHour, toHour }: DaySpan) =>
  Math.min(1, Math.max(0, (hours - fromHour) / (toHour - fromHour)))
