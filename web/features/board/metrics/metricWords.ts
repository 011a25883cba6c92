import type { Metric } from '#contract/board/metrics.ts'
import { readAmount } from '#domain/billing/rules/amounts.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { lossTexts } from '#domain/board/rules/lossTexts.ts'
import { metricUnits } from '#domain/board/rules/metrics.ts'
import type { MetricKey } from '#domain/board/types.ts'

const compactFrom = 1_000_000_000

/** A figure as its tile says it: '€15,000', '18', and '€12.5m' where the whole would not fit. */
export function figureText(metric: MetricKey, value: number, currency: string | null): string {
  if (metricUnits[metric] !== 'cents') return new Intl.NumberFormat('en-GB').format(value)
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency ?? 'EUR',
    ...(Math.abs(value) >= compactFrom
      ? { notation: 'compact', maximumFractionDigits: 1 }
      : { minimumFractionDigits: value % 100 === 0 ? 0 : 2 }),
  }).format(value / 100)
}

/** What stands behind a figure that is no money: 'months', 'people'. */
export function unitText(metric: MetricKey, value: number): string | null {
  const unit = metricUnits[metric]
  if (unit === 'cents') return null
  if (unit === 'months') return value === 1 ? 'month' : 'months'
  return value === 1 ? 'person' : 'people'
}

/** A figure with its unit: '€15,000', '17 months'. */
export const withUnit = (metric: MetricKey, value: number, currency: string | null) =>
  [figureText(metric, value, currency), unitText(metric, value)].filter(Boolean).join(' ')

/** How far a figure has gone since the one before: 'Up €1,400 since 12 May.' */
export function changeText({ metric, latest, change }: Metric, today: string): string | null {
  if (!latest || !change) return null
  const since = `since ${dayText(change.since, today)}.`
  if (change.by === 0) return `Unchanged ${since}`
  const by = withUnit(metric, Math.abs(change.by), latest.currency)
  return `${change.by > 0 ? 'Up' : 'Down'} ${by} ${since}`
}

/** What becomes of the tile if one of its figures is deleted. */
export function leavingText({ trend }: Metric, id: string | null): string {
  if (trend.at(-1)?.id !== id) return lossTexts.afterOlder
  return trend.length > 1 ? lossTexts.afterNewest : lossTexts.afterOnly
}

/** The trend in one sentence, for those who do not see the drawing. */
export function trendText({ metric, trend }: Metric, today: string): string {
  const [first] = trend
  const last = trend.at(-1)
  if (!first || !last) return 'No figures'
  const at = (point: typeof first) =>
    `${withUnit(metric, point.value, point.currency)} on ${dayText(point.asOf, today)}`
  return first === last ? at(last) : `From ${at(first)} to ${at(last)}`
}

/** What a person typed as a number: whole months or people, or money in cents. Null where it is no such number. */
export function readFigure(metric: MetricKey, typed: string): number | null {
  if (metricUnits[metric] === 'cents') return readAmount(typed)
  const text = typed.replaceAll(/\s|'/g, '')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
