import type { MyPlan } from '#contract/billing/grants.ts'
import { lastDayText, longDayText } from '#web/lib/time/whenText.ts'

/** When a plan began and ends, in words of the reader's own calendar. */
export function grantDates(grant: Pick<MyPlan, 'fromAt' | 'untilAt' | 'endedAt'>): string {
  const from = longDayText(grant.fromAt)
  if (grant.endedAt) return `${from} to ${longDayText(grant.endedAt)}`
  return `Since ${from}, ${grant.untilAt ? `until ${lastDayText(grant.untilAt)}` : 'no end date'}`
}
