import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { all, type Decision, no, yes } from '#domain/decision.ts'
import { type Advising, canManageSessions } from '#domain/sessions/permissions.ts'

/** The member reads the transcript of their own session, as do those who manage it (4.12.3); nobody else. */
export function canReadTranscript(
  actor: Actor,
  session: { readonly userId: string },
  advising: Advising,
): Decision {
  if (canManageSessions(actor, advising).ok) return yes
  return all(canEnterConsole(actor), session.userId === actor.userId ? yes : no('not_yours'))
}

/** The member erases the transcript of their own session at any time, and so do those who manage it (T-219). */
export const canEraseTranscript = canReadTranscript
