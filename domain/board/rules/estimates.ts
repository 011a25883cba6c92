import type { MetricKey } from '../types.ts'

/**
 * The documented estimate from what a member has paid us in all, in cents: MRR is that amount as euros, hence the same number
 * of cents; pipeline 1.5 times MRR; team at least 1; runway at least 6 months (spec 2 §9, T-099). It is shown as an estimate
 * with its formula, never stored, and null where nothing was ever paid (4.12.16).
 */
export function estimateMetrics(totalPaidCents: number | null): Readonly<Record<MetricKey, number>> | null {
  if (totalPaidCents === null) return null
  return {
    mrr: totalPaidCents,
    pipeline: Math.round(totalPaidCents * 1.5),
    team: Math.max(1, Math.floor(totalPaidCents / 50_000)),
    runway: Math.max(6, Math.floor(totalPaidCents / 10_000)),
  }
}
