import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Day, Id, Instant, Line } from '#contract/fields.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { metricKeys, metricSources } from '#domain/board/types.ts'
import { ById, OfMember, readOf, write, writeOne } from './access.ts'

/** The four figures of the snapshot. Money in cents, runway in months, team in people (T-099). */
export const MetricKey = z.enum(metricKeys)

/** One figure of one day, with where it comes from (D8). `currency` is null where it is no money. */
export const MetricEntry = z.object({
  id: Id,
  value: z.number().int(),
  currency: z.string().nullable(),
  asOf: Day,
  source: z.enum(metricSources),
  note: z.string(),
  byName: z.string(),
  isMine: z.boolean(),
  enteredAt: Instant,
})

/**
 * One tile: the latest figure with its age, the figure before it, and up to 12 points, oldest first. Without a figure an
 * estimate stands where purchases allow one, else 'Not entered yet' (T-099, T-205, 4.12.16).
 */
export const Metric = z.object({
  metric: MetricKey,
  latest: MetricEntry.nullable(),
  /** Days since the latest figure's day, today in the member's calendar; null without a figure. */
  ageDays: z.number().int().nullable(),
  isStale: z.boolean(),
  change: z.object({ by: z.number().int(), since: Day }).nullable(),
  trend: z.array(MetricEntry),
  estimate: z
    .object({ value: z.number().int(), currency: z.string().nullable(), formula: z.string() })
    .nullable(),
})
export type Metric = z.infer<typeof Metric>

/** A figure a member enters; `asOf` is the day it was true, never a day to come. Money needs a currency, the rest has none. */
export const EnterMetricInput = z.strictObject({
  id: Id,
  metric: MetricKey,
  value: z.number().int().min(0).max(boardLimits.metricValue),
  currency: z.enum(boardLimits.currencies).optional(),
  asOf: Day,
  note: Line(boardLimits.metricNoteLength).optional(),
})

/** Calls about metrics. */
export const metricCalls = {
  listMetrics: call(readOf, 'GET /board/metrics', 'List the four figures with source, age and trend')
    .input(OfMember)
    .output(z.object({ metrics: z.array(Metric) })),
  enterMetric: call(write, 'POST /board/metrics', 'Enter a figure for a day; earlier figures are kept')
    .input(EnterMetricInput)
    .output(z.object({ metric: Metric })),
  deleteMetricEntry: call(writeOne, 'DELETE /board/metrics/{id}', 'Delete a figure the member entered')
    .input(ById)
    .output(z.object({ metric: Metric })),
}
