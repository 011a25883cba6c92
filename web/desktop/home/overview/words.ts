import { wallTime } from '#domain/zones.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'

const small = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
const dayMs = 86_400_000

/** A count as a sentence says it: 'One card', 'Two cards', '13 cards'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${small[count] ?? count} ${count === 1 ? one : many}`
}

/** The same in the middle of a sentence. */
export const countWithin = (count: number, one: string, many?: string): string =>
  countOf(count, one, many).replace(/^./, (character) => character.toLowerCase())

/** How many days lie between two moments on the clock of a zone: 0 today, 1 tomorrow, -1 yesterday. */
export function daysAway(at: Date, now: Date, zone: string): number {
  const midnight = (moment: Date) => Date.parse(`${wallTime(moment, zone).day}T00:00:00Z`)
  return Math.round((midnight(at) - midnight(now)) / dayMs)
}

/** A day in words, with the year only where it is another one: '16 June', 'Tuesday 16 June', '16 June 2025'. */
export function dayWords(at: Date, now: Date, zone: string, withWeekday = false): string {
  const { day } = wallTime(at, zone)
  const isThisYear = day.slice(0, 4) === wallTime(now, zone).day.slice(0, 4)
  return sayDay(day, {
    ...(withWeekday ? { weekday: 'long' } : {}),
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).replace(',', '')
}

/** When something was, as a sentence ends: 'today', 'yesterday', 'on 12 June'. */
export function whenWords(at: Date, now: Date, zone: string): string {
  const days = daysAway(at, now, zone)
  if (days === 0) return 'today'
  return days === -1 ? 'yesterday' : `on ${dayWords(at, now, zone)}`
}

/** When something was, as a narrow column says it: '09:12', 'Wed', '12 Jun'. */
export function whenShort(at: Date, now: Date, zone: string): string {
  const { day, clock } = wallTime(at, zone)
  const days = daysAway(at, now, zone)
  if (days === 0) return clock
  const parts = days > -7 ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return sayDay(day, parts)
}
