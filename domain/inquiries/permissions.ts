import { canEnterConsole, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor, Plan } from '#domain/actor.ts'
import { canUse } from '#domain/billing/permissions.ts'
import { type CardOf, canDecideCard } from '#domain/board/permissions.ts'
import type { CardKind, CardStatus } from '#domain/board/types.ts'
import { all, type Decision, no, yes } from '#domain/decision.ts'
import { isPending, statusesAfter } from './rules.ts'
import type { InquiryStatus } from './types.ts'

/** A signed-in member asks for a plan they do not hold, once at a time; a demo member reaches no inbox (T-047, 4.12.5). */
export function canRequestUpgrade(
  actor: Actor | null,
  request: { readonly plan: Plan; readonly hasPending: boolean },
): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (actor?.isDemo) return no('demo_member')
  if (actor?.plans.includes(request.plan)) return no('plan_held')
  return request.hasPending ? no('already_requested') : yes
}

/**
 * A member submits an own pending decision for review, once at a time, with the right to edit the board; a demo member
 * reaches no inbox (T-103, K92, 4.12.5). The member's type chooses the button and is no part of this (T-024).
 */
export function canRequestDecisionReview(
  actor: Actor,
  request: {
    readonly card: CardOf & { readonly kind: CardKind; readonly status: CardStatus }
    readonly hasPending: boolean
  },
): Decision {
  return all(
    canDecideCard(actor, request.card),
    actor.isDemo ? no('demo_member') : yes,
    request.card.status === 'completed' ? no('already_decided') : yes,
    request.hasPending ? no('already_requested') : yes,
  )
}

/** A member asks for an update on the portfolio, once at a time, with the right to edit the board (T-103). */
export function canRequestPortfolioUpdate(actor: Actor, request: { readonly hasPending: boolean }): Decision {
  return all(
    canUse(actor, 'board.edit'),
    actor.isDemo ? no('demo_member') : yes,
    request.hasPending ? no('already_requested') : yes,
  )
}

/** Anyone signed in asks for a session, once at a time; a demo member reaches no inbox (4.13.10, 4.12.5). */
export function canRequestSession(actor: Actor, request: { readonly hasPending: boolean }): Decision {
  return all(
    canEnterConsole(actor),
    actor.isDemo ? no('demo_member') : yes,
    request.hasPending ? no('already_requested') : yes,
  )
}

/** Anyone signed in asks for a service of the catalogue, once at a time for each; a demo member reaches no inbox (K12, 4.12.5). */
export function canRequestService(actor: Actor, request: { readonly hasPending: boolean }): Decision {
  return canRequestSession(actor, request)
}

/** Anyone may write to the consultancy, with an account or without; a demo member reaches no inbox (K14, 4.12.5). */
export function canSendMessage(actor: Actor | null): Decision {
  return actor?.isDemo ? no('demo_member') : yes
}

/** Members take back what they asked for while nobody has answered it for good (4.13.10). */
export function canWithdrawInquiry(
  actor: Actor,
  inquiry: { readonly userId: string | null; readonly status: InquiryStatus },
): Decision {
  return all(
    canEnterConsole(actor),
    inquiry.userId === actor.userId ? yes : no('not_yours'),
    isPending(inquiry.status) ? yes : no('not_pending'),
  )
}

/** Every staff member sees and works on requests (4.12.3). */
export function canViewInquiries(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** What staff work on, and why it is held back as a program's: its sender may be forged, so nothing goes there before it is let through. */
type Worked = { readonly status: InquiryStatus; readonly held: string | null }

/** Staff answer what waits for somebody, as often as they comment; a closed request is opened again first. */
export function canAnswerInquiry(actor: Actor, inquiry: Worked): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  if (inquiry.held !== null) return no('is_held')
  return isPending(inquiry.status) ? yes : no('status_not_next')
}

/** Staff let through what was held back as a program's; anything else is where it belongs (K14). */
export function canReleaseInquiry(actor: Actor, inquiry: { readonly held: string | null }): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return inquiry.held === null ? no('not_held') : yes
}

/** Staff move a request along; a closed one is only opened again. */
export function canChangeInquiry(actor: Actor, inquiry: Worked, to: InquiryStatus): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  if (inquiry.held !== null) return no('is_held')
  return statusesAfter(inquiry.status).includes(to) ? yes : no('status_not_next')
}
