import type { Plan } from '#domain/actor.ts'
import type { RightFeature, Surface } from '../types.ts'
import { allPlans } from '../types.ts'
import { planCatalogue } from './catalogue.ts'

/** Something a plan may give that a call asks about, named by feature and action; it comes with its feature (4.12.1). */
export type Right =
  | 'board.view'
  | 'board.edit'
  | 'board.comment'
  | 'board.attach'
  | 'sessions.view'
  | 'sessions.viewDetails'
  | 'sessions.viewMinutes'
  | 'sessions.join'
  | 'sessions.cancelOwn'
  | 'sessions.completeOwn'
  | 'sessions.deleteOwn'
  | 'sessions.generateReport'
  | 'sessions.checkRecordings'
  | 'sessions.schedule'

/** Which plans give a right, and how matrices, pricing page and locks call it. */
export type RightRow = {
  readonly plans: readonly Plan[]
  readonly label: string
  readonly feature: RightFeature
}

const everyPlan = allPlans
const premiumUp: readonly Plan[] = ['mobile_premium', 'mobile_pro', 'desktop_pro']
// Standard on the desktop is view-only (spec 2 §6), while the phone shows the same member's sessions in full.
const allButStandard: readonly Plan[] = ['mobile_free', ...premiumUp]

const board = (plans: readonly Plan[], label: string): RightRow => ({ plans, label, feature: 'board' })
const sessions = (plans: readonly Plan[], label: string): RightRow => ({ plans, label, feature: 'sessions' })
const minutes = (plans: readonly Plan[], label: string): RightRow => ({ plans, label, feature: 'minutes' })

/**
 * The one table of rights, keyed by (right, plan); matrices, pricing page, locks and server all read it (4.12.1). Its rows that no call
 * asks about, those that are planned among them, stand in `listedRights`, which loads where they are shown.
 */
export const rights: Readonly<Record<Right, RightRow>> = {
  'board.view': board(everyPlan, 'See the board'),
  'board.edit': board(premiumUp, 'Create, edit and move cards'),
  'board.comment': board(premiumUp, 'Notes and comments on cards'),
  'board.attach': board(premiumUp, 'Files on cards'),
  'sessions.view': sessions(everyPlan, 'List of sessions'),
  'sessions.viewDetails': sessions(allButStandard, 'Session details and recap'),
  'sessions.viewMinutes': minutes(everyPlan, 'Approved minutes'),
  'sessions.join': sessions(allButStandard, 'Join the meeting'),
  'sessions.cancelOwn': sessions(allButStandard, 'Cancel your own sessions'),
  'sessions.completeOwn': sessions(allButStandard, 'Complete your own sessions'),
  'sessions.deleteOwn': sessions(allButStandard, 'Delete your own past sessions'),
  'sessions.generateReport': minutes(['desktop_pro'], 'Generate a session report'),
  'sessions.checkRecordings': minutes(['desktop_pro'], 'Check for new recordings'),
  'sessions.schedule': sessions(premiumUp, 'Schedule sessions included in the plan'),
}

/** Every right there is, in the order of the table. */
export const allRights = Object.keys(rights) as readonly Right[] // safe because the record has exactly these keys

/** A member may what any one of their plans gives (4.12.1). */
export function hasRight(plans: readonly Plan[], right: Right): boolean {
  return plans.some((plan) => rights[right].plans.includes(plan))
}

/** The plans that give a right, in the catalogue's order. */
export function plansWith(right: Right): readonly Plan[] {
  return allPlans.filter((plan) => rights[right].plans.includes(plan))
}

/** The cheapest plan of a surface that would give the right, for the lock that says which plan is missing; null if none. */
export function cheapestPlanFor(right: Right, surface: Surface): Plan | null {
  const [cheapest] = plansWith(right)
    .filter((plan) => planCatalogue[plan].surface === surface)
    .sort((one, other) => planCatalogue[one].priceCents - planCatalogue[other].priceCents)
  return cheapest ?? null
}
