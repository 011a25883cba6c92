import { canEnterConsole, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { type Decision, no, yes } from '#domain/decision.ts'
import { consentLimits } from './limits.ts'
import type { ConsentStanding } from './rules/state.ts'
import type { ConsentAnswer, ConsentRole, ConsentState } from './types.ts'

/** The people of a session as far as consent goes; `advisorId` is null while nobody advises it. */
export type ConsentSession = { readonly userId: string; readonly advisorId: string | null }

/** Everybody answers for themselves alone: the member as member, the advisor as advisor (4.12.11). */
export function canAnswerConsent(actor: Actor, session: ConsentSession, as: ConsentRole): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (as === 'guest') return no('by_link_only')
  return (as === 'member' ? session.userId : session.advisorId) === actor.userId ? yes : no('not_this_person')
}

/** Nobody agrees to the recording of a session that was cancelled; one that is held after all asks again (4.12.11). */
export function canGiveConsent(
  actor: Actor,
  session: ConsentSession & { readonly isCancelled: boolean },
  as: ConsentRole,
): Decision {
  const self = canAnswerConsent(actor, session, as)
  return self.ok && session.isCancelled ? no('session_cancelled') : self
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
  link: { readonly isGenuine: boolean; readonly expiresAt: Date; readonly isCancelled: boolean },
  now: Date,
  answer: 'given' | 'refused' | 'withdrawn',
): Decision {
  if (!link.isGenuine) return no('link_invalid')
  if (answer === 'withdrawn') return yes
  if (now >= link.expiresAt) return no('link_expired')
  return answer === 'given' && link.isCancelled ? no('session_cancelled') : yes
}

/** Further people are named by the session's advisor or a holder of sessions.manage (4.12.3, 4.12.11). */
export function canAskGuest(actor: Actor, session: { readonly isAssignedAdvisor: boolean }): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return session.isAssignedAdvisor || actor.permissions.includes('sessions.manage') ? yes : no('not_assigned')
}

/** What the rules that say who is asked by email know of a session. */
export type AskedSession = {
  readonly isAssignedAdvisor: boolean
  readonly deletedAt: Date | null
  readonly isCancelled: boolean
}

/** Nobody is asked for a session that was deleted (T-076) or cancelled. */
export function canInviteGuest(actor: Actor, session: AskedSession): Decision {
  const asked = canAskGuest(actor, session)
  if (!asked.ok) return asked
  if (session.deletedAt) return no('session_deleted')
  return session.isCancelled ? no('session_cancelled') : yes
}

/**
 * Once a session has begun, staff who manage it ask its member by email, as long as that can still let anything in, and not more
 * than once a day; before the start the emails about the session itself ask (T-083).
 */
export function canAskMember(
  actor: Actor,
  session: AskedSession & {
    readonly startAt: Date
    readonly hiddenAt: Date | null
    readonly noShowAt: Date | null
    readonly consentAskedAt: Date | null
  },
  standing: { readonly state: ConsentState; readonly member: ConsentAnswer },
  now: Date,
): Decision {
  const asked = canInviteGuest(actor, session)
  if (!asked.ok) return asked
  if (now < session.startAt) return no('session_not_begun')
  if (session.noShowAt) return no('no_show')
  // The page that the email leads to is not there for them.
  if (session.hiddenAt) return no('hidden_by_member')
  if (standing.member !== 'waiting' && standing.member !== 'outdated') return no('already_answered')
  if (standing.state === 'refused' || standing.state === 'withdrawn') return no(refusals[standing.state])
  const rested = (session.consentAskedAt?.getTime() ?? 0) + consentLimits.askMemberEveryHours * 3_600_000
  return now.getTime() >= rested ? yes : no('asked_recently')
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
