import type { MyPlan } from '#contract/billing/grants.ts'
import { lastDayText, longDayText } from '#web/lib/time/whenText.ts'

/** When a plan began and ends, in words of a zone's calendar. */
export function grantDates(grant: Pick<MyPlan, 'fromAt' | 'untilAt' | 'endedAt'>, zone: string): string {
  const from = longDayText(grant.fromAt, zone)
  if (grant.endedAt) return `${from} to ${longDayText(grant.endedAt, zone)}`
  return `Since ${from}, ${grant.untilAt ? `until ${lastDayText(grant.untilAt, zone)}` : 'no end date'}`
}
