import type { MemberAdvisor } from '#contract/accounts/advisors.ts'
import { lastDayText, longDayText } from '#web/lib/time/whenText.ts'

/** Since when somebody advises, and until which day; an end at midnight is said by the day before it. */
export const advisingDates = (
  { fromAt, untilAt }: Pick<MemberAdvisor, 'fromAt' | 'untilAt'>,
  zone: string,
): string => `Since ${longDayText(fromAt, zone)}${untilAt ? `, until ${lastDayText(untilAt, zone)}` : ''}`
