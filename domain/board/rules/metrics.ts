import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { Problem } from '#domain/decision.ts'
import { daysBetween, isDay } from '#domain/zones.ts'
import { boardLimits } from '../limits.ts'
import { boardUiTexts, metricTexts } from '../texts.ts'
import type { MetricKey } from '../types.ts'

/** What a figure counts: money in integer cents, runway in whole months, team in people (T-099, 4.12.20). */
export const metricUnits: Readonly<Record<MetricKey, 'cents' | 'months' | 'people'>> = {
  mrr: 'cents',
  runway: 'months',
  pipeline: 'cents',
  team: 'people',
}

const most: Readonly<Record<'cents' | 'months' | 'people', number>> = {
  cents: boardLimits.metricValue,
  months: 1_200,
  people: 1_000_000,
}

/** One figure as lists and trends hold it; the day is 'YYYY-MM-DD'. */
export type MetricPoint = { readonly value: number; readonly currency: string | null; readonly asOf: string }

/** What is wrong with a figure; its day has come, and money says its currency (T-099). Days in the member's calendar. */
export function checkMetricEntry(
  entry: {
    readonly metric: MetricKey
    readonly value: number
    readonly currency?: string | undefined
    readonly asOf: string
    readonly note?: string | undefined
  },
  today: string,
): readonly Problem[] {
  const problems: Problem[] = []
  const unit = metricUnits[entry.metric]
  if (!Number.isInteger(entry.value) || entry.value < 0 || entry.value > most[unit]) {
    const isAmount = unit === 'cents' && !(entry.value > most.cents)
    problems.push({
      field: 'value',
      message: isAmount ? metricTexts.writeAmount : fieldTexts.invalid('Figure'),
    })
  }
  const isCurrency = boardLimits.currencies.some((currency) => currency === entry.currency)
  if (unit === 'cents' ? !isCurrency : entry.currency !== undefined) {
    problems.push({ field: 'currency', message: fieldTexts.invalid('Currency') })
  }
  if (!isDay(entry.asOf) || entry.asOf > today)
    problems.push({ field: 'asOf', message: boardUiTexts.dayToCome })
  if ((entry.note?.length ?? 0) > boardLimits.metricNoteLength) {
    problems.push({ field: 'note', message: fieldTexts.length('Note') })
  }
  return problems
}

/** Whole days since a figure's day; one of today, or of a day the reader's calendar has not reached, is 0 days old. */
export function ageInDays(asOf: string, today: string): number {
  return Math.max(0, daysBetween(asOf, today))
}

/** A figure older than 30 days is stale: it fades and says its age (T-205, D8). */
export function isStaleMetric(ageDays: number): boolean {
  return ageDays > boardLimits.metricStaleDays
}

/** The points that can be drawn with the latest: those in its currency. Newest first, as given. */
export function comparable<T extends MetricPoint>(points: readonly T[]): readonly T[] {
  return points.filter((point) => point.currency === points[0]?.currency)
}

/** How far the latest figure is from the one before it in the same currency; null where there is none. Newest first. */
export function metricChange(
  points: readonly MetricPoint[],
): { readonly by: number; readonly since: string } | null {
  const [latest, before] = comparable(points)
  return latest && before ? { by: latest.value - before.value, since: before.asOf } : null
}
