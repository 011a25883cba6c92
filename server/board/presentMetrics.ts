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
import type { MetricKey } from '#domain/board/types.ts'
import { metricKeys } from '#domain/board/types.ts'
import type { MetricRow } from './listMetrics.ts'

type Reading = {
  names: ReadonlyMap<string, string>
  readerId: string
  /** In the member's calendar. */
  today: string
  /** What the member has paid us in all; null where no purchase is on record. */
  totalPaidCents: number | null
}

/** The tiles asked for, with where each figure comes from and how old it is; a stored figure always wins over an estimate (T-099). */
export function presentMetrics(
  rows: readonly MetricRow[],
  reading: Reading,
  keys: readonly MetricKey[] = metricKeys,
): Metric[] {
  const estimates = estimateMetrics(reading.totalPaidCents)
  return keys.map((metric) => {
    const points = comparable(rows.filter((row) => row.metric === metric))
    const [latest] = points
    const ageDays = latest ? ageInDays(latest.asOf, reading.today) : null
    const entries = points.map((row) => presentEntry(row, reading))
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
  })
}

const presentEntry = (row: MetricRow, { names, readerId }: Reading) => ({
  id: row.id,
  value: row.value,
  currency: row.currency,
  asOf: row.asOf,
  source: row.source,
  note: row.note,
  byName: names.get(row.createdBy) ?? 'Somebody',
  isMine: row.createdBy === readerId,
  enteredAt: row.createdAt.toISOString(),
})
