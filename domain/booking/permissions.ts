import { canEnterConsole, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import type { Decision } from '#domain/decision.ts'
import { all, no, yes } from '#domain/decision.ts'
import type { Session } from '#domain/sessions/types.ts'
import { bookingLimits } from './limits.ts'
import { freeUntil, isInTime } from './rules/policy.ts'
import type { BookingLinkState, CreditSource } from './types.ts'

/** Anyone signed in looks for times and holds one; nothing of a demo member reaches an advisor (T-048, 4.12.5). */
export function canHoldSlot(actor: Actor): Decision {
  return all(canEnterConsole(actor), actor.isDemo ? no('demo_member') : yes)
}

/** A credit as the question of spending it needs it. */
export type CreditFacts = {
  readonly userId: string
  readonly source: CreditSource
  readonly spentAt: Date | null
  readonly revokedAt: Date | null
  readonly expiresAt: Date | null
}

/** A credit is its member's, unspent and in force; one that staff gave needs the plan, one of a booking link does not (T-048). */
export function canSpendCredit(actor: Actor, credit: CreditFacts, now: Date): Decision {
  return all(
    canHoldSlot(actor),
    credit.userId === actor.userId ? yes : no('not_yours'),
    credit.source === 'link' || hasRight(actor.plans, 'sessions.schedule') ? yes : no('plan_missing'),
    credit.spentAt ? no('credit_spent') : yes,
    credit.revokedAt ? no('credit_revoked') : yes,
    credit.expiresAt && credit.expiresAt <= now ? no('credit_expired') : yes,
  )
}

type Booked = Pick<Session, 'userId' | 'status' | 'startAt' | 'bookedIn' | 'hiddenAt' | 'deletedAt'>

/** What both changes of a booking ask: an own session that is scheduled and has not begun. */
function canChangeBooking(actor: Actor, session: Booked, now: Date): Decision {
  return all(
    canEnterConsole(actor),
    session.userId === actor.userId && !session.deletedAt && !session.hiddenAt ? yes : no('not_yours'),
    actor.isDemo ? no('demo_member') : yes,
    session.status === 'scheduled' ? yes : no('not_scheduled'),
    // What Calendly keeps is moved and cancelled there, or the two would say different things.
    session.bookedIn === 'calendly' ? no('kept_in_calendly') : yes,
    now < session.startAt ? yes : no('already_started'),
  )
}

/** A member moves a session twice at most, and until 24 hours before its start (T-075). */
export function canMoveBooking(
  actor: Actor,
  session: Booked & { readonly moves: number },
  now: Date,
): Decision {
  return all(
    canChangeBooking(actor, session, now),
    now <= freeUntil(session.startAt) ? yes : no('move_window_closed'),
    session.moves < bookingLimits.moves ? yes : no('no_moves_left'),
  )
}

/**
 * Until 24 hours before the start a member cancels for free; after that a session that was booked with a credit can still be
 * cancelled by a member who knows that the credit is lost (T-075).
 */
export function canCancelBooking(
  actor: Actor,
  session: Booked,
  given: { readonly hasCredit: boolean; readonly acceptsLoss: boolean },
  now: Date,
): Decision {
  // Without a credit there is nothing to lose, and only the advisor can still cancel.
  const late = no(given.hasCredit ? 'cancel_late' : 'cancel_window_closed')
  return all(
    canChangeBooking(actor, session, now),
    isInTime(session.startAt, now) || (given.hasCredit && given.acceptsLoss) ? yes : late,
  )
}

/** An advisor sets their own hours; anybody's, holders of sessions.manage and admins. */
export function canSetAvailability(actor: Actor, advisorId: string): Decision {
  return all(
    canEnterStaff(actor),
    actor.userId === advisorId || actor.isAdmin || actor.permissions.includes('sessions.manage')
      ? yes
      : no('not_manager'),
  )
}

/** Credits are given to members one advises; to anybody but oneself by holders of sessions.manage and admins (T-048). */
export function canGrantCredits(
  actor: Actor,
  member: { readonly id: string; readonly isAssigned: boolean; readonly isDemo: boolean },
): Decision {
  return all(
    canEnterStaff(actor),
    member.isDemo ? no('demo_member') : yes,
    member.id === actor.userId ? no('own_account') : yes,
    member.isAssigned || actor.isAdmin || actor.permissions.includes('sessions.manage')
      ? yes
      : no('not_assigned'),
  )
}

/** What nobody has spent is taken back by those who may give it. */
export function canRevokeCredit(
  actor: Actor,
  credit: Pick<CreditFacts, 'spentAt'>,
  member: Parameters<typeof canGrantCredits>[1],
): Decision {
  return all(canGrantCredits(actor, member), credit.spentAt ? no('credit_spent') : yes)
}

/** Every staff member makes booking links: they lead to whoever opens them, not to a member's rows (4.12.3). */
export const canMakeBookingLink = canEnterStaff

/** A link that nobody has used is withdrawn by whoever made it, by holders of sessions.manage and admins. */
export function canRevokeBookingLink(
  actor: Actor,
  link: { readonly createdBy: string; readonly usedAt: Date | null },
): Decision {
  return all(
    canEnterStaff(actor),
    actor.userId === link.createdBy || actor.isAdmin || actor.permissions.includes('sessions.manage')
      ? yes
      : no('not_manager'),
    link.usedAt ? no('link_used') : yes,
  )
}

/** A link is opened by anyone signed in, once; by the one address where it names one (T-048). */
export function canClaimBookingLink(
  actor: Actor,
  link: { readonly state: BookingLinkState; readonly isMine: boolean; readonly isForMe: boolean },
): Decision {
  return all(
    canHoldSlot(actor),
    link.state === 'revoked' ? no('link_revoked') : yes,
    link.isForMe ? yes : no('link_foreign'),
    link.isMine || link.state !== 'used' ? yes : no('link_used'),
    link.isMine || link.state !== 'expired' ? yes : no('link_expired'),
  )
}

/** The same people have Calendly send its webhooks here, where both its keys are set (T-065, T-168). */
export function canSubscribeCalendly(
  actor: Actor,
  { isConfigured }: { readonly isConfigured: boolean },
): Decision {
  return all(canAssignCalendly(actor), isConfigured ? yes : no('calendly_not_configured'))
}

/** Whose booking it is that came from Calendly, admins and holders of sessions.manage say, as they schedule for anybody (4.13.1). */
export function canAssignCalendly(actor: Actor): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return actor.isAdmin || actor.permissions.includes('sessions.manage') ? yes : no('not_manager')
}
