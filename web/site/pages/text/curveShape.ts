import type { CurvePoint } from '#domain/content/rules/textBody.ts'

/** Room around the lines: numbers left of them, a label above and months below. */
const room = { left: 40, right: 8, top: 26, bottom: 32 }
/** What a digit takes, and what stands on either side of a number. */
const digit = { width: 7.6, around: 14 }
/** What a month and the last day take of the axis. */
const words = { month: 46, day: 124 }
const DAY = 86_400_000

/** The next of 1, 2 and 5 with noughts behind it. */
function niceStep(atLeast: number): number {
  const ten = 10 ** Math.floor(Math.log10(atLeast))
  return ten * ([1, 2, 5].find((each) => each * ten >= atLeast) ?? 10)
}

/** A number as people read it. */
export const signed = (value: number): string => value.toLocaleString('en-IE').replace('-', '−')

const round = (value: number) => Math.round(value * 10) / 10

/** Where things of a curve stand in a drawing of this size; numbers go up from nothing, or from the lowest one below it. */
export function shapeOf(points: readonly CurvePoint[], width: number, height: number) {
  const [top, bottom] = [room.top, height - room.bottom]
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? DAY]
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const step = niceStep((high - low) / 5)
  const [least, most] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  const ticks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) =>
    Number((least + at * step).toPrecision(6)),
  )
  const longest = Math.max(...ticks.map((tick) => signed(tick).length))
  const [left, right] = [Math.max(room.left, round(digit.around + longest * digit.width)), width - room.right]
  const x = (at: number) => round(left + ((at - from) / (to - from)) * (right - left))
  const y = (value: number) => round(bottom - ((value - least) / (most - least)) * (bottom - top))
  const firsts = firstsOfMonths(from, to).filter((at) => x(at) < right - words.day)
  const every = Math.ceil((firsts.length * words.month) / (right - left - words.day))
  return { left, right, top, bottom, x, y, ticks, months: firsts.filter((_, at) => at % every === 0) }
}

function firstsOfMonths(from: number, to: number): readonly number[] {
  const begin = new Date(from)
  const first = (month: number) => Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + month, 1)
  const count = Math.ceil((to - from) / (28 * DAY)) + 1
  return Array.from({ length: count }, (_, month) => first(month)).filter((at) => at >= from && at <= to)
}
