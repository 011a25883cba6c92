import { canEnterConsole, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { type Decision, no, yes } from '#domain/decision.ts'
import { serviceCardLimits } from './limits.ts'
import { hasRight, type Right } from './rules/rights.ts'

/** A member may use what the union of their plans gives; staff are not held back by plans on their own rows (4.12.1, T-009). */
export function canUse(actor: Actor, right: Right): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  return actor.isStaff || hasRight(actor.plans, right) ? yes : no('plan_missing')
}

/** The member a plan is given to or taken from. */
export type GrantSubject = { readonly userId: string; readonly isDemo: boolean; readonly isVerified: boolean }

/** Staff grant plans without payment, to confirmed members, never to themselves or a demo member (T-009, T-047, 4.12.5). */
export function canGrantPlan(actor: Actor, member: GrantSubject): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  if (member.userId === actor.userId) return no('own_account')
  if (member.isDemo) return no('demo_member')
  return member.isVerified ? yes : no('subject_not_verified')
}

/**
 * Staff end what staff granted; what was paid for ends through its payment, what comes with sign-up never (T-047). Ending
 * it once more changes nothing and is no mistake.
 */
export function canEndGrant(
  actor: Actor,
  grant: { readonly userId: string; readonly source: string },
): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  if (grant.userId === actor.userId) return no('own_account')
  return grant.source === 'staff' ? yes : no('not_granted_by_staff')
}

/** Every staff member writes the cards of the catalogue; there are only so many of them (K12). */
export function canEditServiceCards(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** A new card, while the catalogue has room for it. */
export function canCreateServiceCard(actor: Actor, cardCount: number): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return cardCount < serviceCardLimits.cards ? yes : no('too_many_cards')
}
