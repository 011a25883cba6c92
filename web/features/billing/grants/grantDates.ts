import type { MyPlan } from '#contract/billing/grants.ts'
import { longDayText } from '#web/lib/time/whenText.ts'

/** When a plan began and ends, in words of a zone's calendar. */
export function grantDates(grant: Pick<MyPlan, 'fromAt' | 'untilAt' | 'endedAt'>, zone: string): string {
  // A plan ends at the midnight after its last day, and the last day is what people read.
  const day = (instant: string, shiftMs = 0) => longDayText(Date.parse(instant) + shiftMs, zone)
  const from = `Since ${day(grant.fromAt)}`
  if (grant.endedAt) return `${day(grant.fromAt)} to ${day(grant.endedAt)}`
  return grant.untilAt ? `${from}, until ${day(grant.untilAt, -1)}` : `${from}, no end date`
}
