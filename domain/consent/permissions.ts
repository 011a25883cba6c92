import { canEnterConsole, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { type Decision, no, yes } from '#domain/decision.ts'
import type { ConsentStanding } from './rules/state.ts'
import type { ConsentRole, ConsentState } from './types.ts'

/** The people of a session as far as consent goes; `advisorId` is null while nobody advises it. */
export type ConsentSession = { readonly userId: string; readonly advisorId: string | null }

/** Everybody answers for themselves alone: the member as member, the advisor as advisor (4.12.11). */
export function canAnswerConsent(actor: Actor, session: ConsentSession, as: ConsentRole): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (as === 'guest') return no('by_link_only')
  return (as === 'member' ? session.userId : session.advisorId) === actor.userId ? yes : no('not_this_person')
}

/** Whoever said yes may take it back at any time; there is nothing to take back without a yes (4.12.11). */
export function canWithdrawConsent(
  actor: Actor,
  session: ConsentSession,
  as: ConsentRole,
  hasGiven: boolean,
): Decision {
  const self = canAnswerConsent(actor, session, as)
  if (!self.ok) return self
  return hasGiven ? yes : no('nothing_given')
}

/** A further person answers by the signed link sent to them, while it lives; withdrawing never runs out (4.12.11). */
export function canAnswerByLink(
  link: { readonly isGenuine: boolean; readonly expiresAt: Date },
  now: Date,
  answer: 'given' | 'refused' | 'withdrawn',
): Decision {
  if (!link.isGenuine) return no('link_invalid')
  return answer === 'withdrawn' || now < link.expiresAt ? yes : no('link_expired')
}

/** Further people are named by the session's advisor or a holder of sessions.manage (4.12.3, 4.12.11). */
export function canAskGuest(actor: Actor, session: { readonly isAssignedAdvisor: boolean }): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return session.isAssignedAdvisor || actor.permissions.includes('sessions.manage') ? yes : no('not_assigned')
}

/** Nobody is asked for a session that was deleted (T-076). */
export function canInviteGuest(
  actor: Actor,
  session: { readonly isAssignedAdvisor: boolean; readonly deletedAt: Date | null },
): Decision {
  const asked = canAskGuest(actor, session)
  return asked.ok && session.deletedAt ? no('session_deleted') : asked
}

const refusals: Readonly<Record<Exclude<ConsentState, 'complete'>, string>> = {
  waiting: 'consent_missing',
  refused: 'consent_refused',
  withdrawn: 'consent_withdrawn',
}

/** Nothing of a session is uploaded, drafted or generated before everybody said yes, nor after one took it back (T-083). */
export function canUseRecording(standing: Pick<ConsentStanding, 'state'>): Decision {
  return standing.state === 'complete' ? yes : no(refusals[standing.state])
}
