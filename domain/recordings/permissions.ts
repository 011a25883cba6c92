import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { canUseRecording } from '#domain/consent/permissions.ts'
import type { ConsentState } from '#domain/consent/types.ts'
import { all, type Decision, no, yes } from '#domain/decision.ts'
import { type Advising, canManageSessions, canUploadTranscript } from '#domain/sessions/permissions.ts'
import type { Session } from '#domain/sessions/types.ts'
import { recordingLimits } from './limits.ts'

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

/** Sound goes up once the session has begun and everybody in it said yes (T-083). */
export function canAddRecording(
  actor: Actor,
  session: Pick<Session, 'status' | 'startAt' | 'deletedAt'>,
  given: Advising & { readonly consentComplete: boolean; readonly count: number },
  now: Date,
): Decision {
  return all(
    canUploadTranscript(actor, session, given, now),
    given.count < recordingLimits.ofSession ? yes : no('too_many_recordings'),
  )
}

/**
 * A recording is played by its member and by those who manage the session, while what everybody agreed to covers it: a
 * missing or outdated yes holds it back, a no has erased it (T-083).
 */
export function canPlayRecording(
  actor: Actor,
  session: { readonly userId: string },
  given: Advising & { readonly consent: ConsentState },
): Decision {
  const inside = canManageSessions(actor, given).ok
    ? yes
    : all(canEnterConsole(actor), session.userId === actor.userId ? yes : no('not_yours'))
  return all(inside, canUseRecording({ state: given.consent }))
}

/** A copy is saved by those who manage the session, and by its member where they allowed it (T-088). */
export function canSaveRecording(
  actor: Actor,
  session: { readonly userId: string },
  given: Advising & { readonly consent: ConsentState; readonly isDownloadAllowed: boolean },
): Decision {
  const manages = canManageSessions(actor, given).ok
  return all(
    canPlayRecording(actor, session, given),
    manages || given.isDownloadAllowed ? yes : no('saving_not_allowed'),
  )
}

/** Those who manage the session allow its member to save a copy (T-088). */
export const canAllowSaving = canManageSessions

/** A recording is erased by the advisor of its session alone, as its transcript is (4.13.1). */
export const canEraseRecording = canEraseTranscript

/** Those who manage the session correct its transcript, and see what stood there before (4.12.3). */
export const canEditTranscript = (actor: Actor, session: Advising): Decision =>
  canManageSessions(actor, session)

/** Those who manage the session say who speaks in its transcript, before and after a draft (4.12.3). */
export const canNameSpeakers = (actor: Actor, session: Advising): Decision =>
  canManageSessions(actor, session)
