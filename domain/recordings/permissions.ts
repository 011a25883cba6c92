import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { all, type Decision, no, yes } from '#domain/decision.ts'
import { type Advising, canManageSessions } from '#domain/sessions/permissions.ts'

/** The member reads the transcript of their own session, as do those who manage it (4.13.1); nobody else. */
export function canReadTranscript(
  actor: Actor,
  session: { readonly userId: string },
  advising: Advising,
): Decision {
  if (canManageSessions(actor, advising).ok) return yes
  return all(canEnterConsole(actor), session.userId === actor.userId ? yes : no('not_yours'))
}

/** A transcript is erased by the advisor of its session alone (4.13.1); its member withdraws their consent instead (T-083). */
export function canEraseTranscript(actor: Actor, session: { readonly advisorId: string }): Decision {
  if (!actor.isStaff) return no('not_staff')
  return all(canEnterConsole(actor), session.advisorId === actor.userId ? yes : no('not_session_advisor'))
}

/** Those who manage the session say who speaks in its transcript, before and after a draft (4.12.3). */
export const canNameSpeakers = (actor: Actor, session: Advising): Decision =>
  canManageSessions(actor, session)
