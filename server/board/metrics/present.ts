import type { Metric } from '#contract/board/metrics.ts'
import { estimateMetrics } from '#domain/board/rules/estimates.ts'
import {
  ageInDays,
  comparable,
  isStaleMetric,
  metricChange,
  metricUnits,
} from '#domain/board/rules/metrics.ts'
import { estimateFormulas } from '#domain/board/texts.ts'
import type { MetricKey, metricSources } from '#domain/board/types.ts'
import { dayIn } from '#domain/zones.ts'
import { pick } from '#server/platform/pick.ts'

export type FigureRow = {
  id: string
  metric: MetricKey
  value: number
  currency: string | null
  asOf: string
  source: (typeof metricSources)[number]
  note: string
  createdBy: string
  byName: string | null
  createdAt: Date
}

// No purchase is on record anywhere yet, so no tile can show an estimate (4.12.16).
const totalPaidCents = null

/** Who reads, and the member's calendar, which is UTC where the reader may not look it up. */
type Reading = { readerId: string; now: Date; zone: string | null }

/** One tile, with where each figure comes from and how old it is; a stored figure always wins over an estimate (T-099). */
export function presentMetric(metric: MetricKey, figures: readonly FigureRow[], reading: Reading): Metric {
  const points = comparable(figures.filter((figure) => figure.metric === metric))
  const [latest] = points
  const ageDays = latest ? ageInDays(latest.asOf, dayIn(reading.now, reading.zone ?? 'UTC')) : null
  const entries = points.map((figure) => presentFigure(figure, reading.readerId))
  const estimates = estimateMetrics(totalPaidCents)
  return {
    metric,
    latest: entries[0] ?? null,
    ageDays,
    isStale: ageDays !== null && isStaleMetric(ageDays),
    change: metricChange(points),
    trend: entries.toReversed(),
    estimate:
      latest || !estimates
        ? null
        : {
            value: estimates[metric],
            currency: metricUnits[metric] === 'cents' ? 'EUR' : null,
            formula: estimateFormulas[metric],
          },
  }
}

const presentFigure = (row: FigureRow, readerId: string) => ({
  ...pick(row, 'id', 'value', 'currency', 'asOf', 'source', 'note'),
  byName: row.byName ?? 'Unknown',
  isMine: row.createdBy === readerId,
  enteredAt: row.createdAt.toISOString(),
})
