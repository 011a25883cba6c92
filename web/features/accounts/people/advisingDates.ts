import type { MemberAdvisor } from '#contract/accounts/advisors.ts'

const day = (instant: string, shiftMs = 0) =>
  new Date(Date.parse(instant) + shiftMs).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** Since when somebody advises, and until which day; an end at midnight is said by the day before it. */
export const advisingDates = ({ fromAt, untilAt }: Pick<MemberAdvisor, 'fromAt' | 'untilAt'>): string =>
  `Since ${day(fromAt)}${untilAt ? `, until ${day(untilAt, -1)}` : ''}`
