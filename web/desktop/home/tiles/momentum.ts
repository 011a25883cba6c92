import type { Metric } from '#contract/board/metrics.ts'
import type { Session } from '#contract/sessions.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { tookPlace } from '#web/features/sessions/list/offers.ts'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs

/** Hours spent in sessions in each of the last weeks of seven days, oldest first; `now` ends the last one. */
export function hoursByWeek(sessions: readonly Session[], now: Date): readonly number[] {
  const weeks = boardLimits.momentumWeeks
  const hours = Array.from({ length: weeks }, () => 0)
  for (const session of sessions) {
    const end = Date.parse(session.endAt)
    const at = weeks - 1 - Math.floor((now.getTime() - end) / weekMs)
    if (!tookPlace(session, now.getTime()) || at < 0 || at >= weeks) continue
    hours[at] = (hours[at] ?? 0) + (end - Date.parse(session.startAt)) / hourMs
  }
  return hours
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** What the Analytics tile says: time in sessions and cards done (T-206), bars of the one that there is. */
export function analyticsOf(hours: readonly number[], done: readonly number[]) {
  const [spent, cards] = [sum(hours), sum(done)]
  const cardWords = `${cards === 1 ? 'card' : 'cards'} done`
  if (spent === 0 && cards > 0) return { bars: done, value: String(cards), words: cardWords }
  const value = `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(spent)} h`
  return { bars: hours, value, words: cards > 0 ? `in session, ${cards} ${cardWords}` : 'in session' }
}

const order = ['mrr', 'pipeline', 'runway', 'team'] as const

/** The figure the Growth tile follows: the first of the snapshot that has one; undefined where none was entered. */
export function growthOf(metrics: readonly Metric[]): Metric | undefined {
  return order
    .map((key) => metrics.find(({ metric }) => metric === key))
    .find((metric) => metric !== undefined && metric.latest !== null)
}

/** How long a trend is, in whole months: '6 months'; null below one. */
export function spanOf(metric: Metric): string | null {
  const [first, last] = [metric.trend[0], metric.trend.at(-1)]
  if (!first || !last) return null
  const months = Math.round((Date.parse(last.asOf) - Date.parse(first.asOf)) / (30.4 * 24 * hourMs))
  return months < 1 ? null : `${months} ${months === 1 ? 'month' : 'months'}`
}
