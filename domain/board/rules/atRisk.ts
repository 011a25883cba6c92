import { daysBetween } from '#domain/zones.ts'
import { dayText } from './due.ts'

/** Bounds of saying that a member is at risk (0110). Apart from the board's own, which every first screen loads. */
export const riskLimits = {
  /** Members that an advisor's overview looks through. */
  members: 200,
  /** Days that a card is overdue, and days without a session, from which they count. */
  overdueDays: 7,
  quietDays: 30,
  /** Months of runway below which it counts: a round takes six, from the first call to the money. */
  runwayMonths: 6,
} as const

/** What is known of a member whom the reader advises; days are those of the member's calendar. */
export type MemberFacts = {
  readonly today: string
  /** The latest figure of their runway, in whole months. */
  readonly runway: { readonly months: number; readonly asOf: string } | null
  /** Open cards that have been overdue for as long as counts. */
  readonly overdue: { readonly count: number; readonly oldestDueOn: string } | null
  /** Milestones that the member says are at risk. */
  readonly milestones: { readonly count: number; readonly title: string } | null
  readonly lastHeldOn: string | null
  readonly joinedOn: string
  readonly hasNext: boolean
}

/** Why a member is at risk. */
export const riskKinds = ['runway', 'overdue', 'milestone', 'quiet'] as const

/** One reason with what it rests on. `quiet`: no session is ahead, and none was held since that day. */
export type Risk =
  | { readonly kind: 'runway'; readonly months: number; readonly asOf: string }
  | { readonly kind: 'overdue'; readonly count: number; readonly oldestDueOn: string }
  | { readonly kind: 'milestone'; readonly count: number; readonly title: string }
  | { readonly kind: 'quiet'; readonly since: string; readonly wasHeld: boolean }

/** Every reason that holds, the gravest first; none for a member who is on their way. */
export function risksOf(facts: MemberFacts): readonly Risk[] {
  const { runway, overdue, milestones, today } = facts
  const since = facts.lastHeldOn ?? facts.joinedOn
  const isQuiet = !facts.hasNext && daysBetween(since, today) >= riskLimits.quietDays
  return [
    ...(runway && runway.months < riskLimits.runwayMonths ? [{ kind: 'runway' as const, ...runway }] : []),
    ...(overdue && overdue.count > 0 ? [{ kind: 'overdue' as const, ...overdue }] : []),
    ...(milestones && milestones.count > 0 ? [{ kind: 'milestone' as const, ...milestones }] : []),
    ...(isQuiet ? [{ kind: 'quiet' as const, since, wasHeld: facts.lastHeldOn !== null }] : []),
  ]
}

/** Whose name stands first: who has more reasons, then who has the graver one. */
export function byRisk(one: readonly Risk[], other: readonly Risk[]): number {
  const gravity = (risks: readonly Risk[]) => riskKinds.indexOf(risks[0]?.kind ?? 'quiet')
  return other.length - one.length || gravity(one) - gravity(other)
}

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

/** A reason in words, as it stands next to the member. */
export function riskWords(risk: Risk, today: string): string {
  if (risk.kind === 'runway') {
    const { runwayMonths } = riskLimits
    return `Runway of ${months(risk.months)} on ${dayText(risk.asOf, today)}; a round takes ${runwayMonths}`
  }
  if (risk.kind === 'overdue') {
    const day = dayText(risk.oldestDueOn, today)
    return risk.count === 1
      ? `1 card was due on ${day}`
      : `${risk.count} cards are overdue, the first since ${day}`
  }
  if (risk.kind === 'milestone')
    return risk.count === 1
      ? `The milestone ‘${risk.title}’ is at risk`
      : `${risk.count} milestones are at risk, among them ‘${risk.title}’`
  const day = dayText(risk.since, today)
  return `No session is booked; ${risk.wasHeld ? 'the last was on' : 'none was held since they joined on'} ${day}`
}
