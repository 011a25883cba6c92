import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import type { ConsentState } from '#domain/consent/types.ts'
import { all, type Decision, no, yes } from '#domain/decision.ts'
import { type Advising, canManageSessions, isNotOff } from '#domain/sessions/permissions.ts'
import type { Session } from '#domain/sessions/types.ts'
import { outcomeLeadsTo } from './rules/status.ts'
import type { LineKind, Outcome, OutcomeLine, OutcomeStatus } from './types.ts'

type Owned = Pick<Outcome, 'userId' | 'status'>

/** Kinds of line a member can put on the board (4.12.12). */
const cardKinds: readonly LineKind[] = ['action', 'decision', 'next_step']

/** Members read approved minutes of their own; those who manage the session read every version (T-086, T-087). */
export function canReadMinutes(actor: Actor, outcome: Owned, advising: Advising): Decision {
  return canManageSessions(actor, advising).ok ? yes : canOpenMinutes(actor, outcome)
}

/** Only their member opens approved minutes; a look of staff leaves them unread (T-205). */
export function canOpenMinutes(actor: Actor, outcome: Owned): Decision {
  return all(
    canEnterConsole(actor),
    outcome.userId === actor.userId ? yes : no('not_yours'),
    hasRight(actor.plans, 'sessions.viewMinutes') ? yes : no('plan_missing'),
    outcome.status === 'approved' ? yes : no('not_approved'),
  )
}

/** A member's own list of approved minutes comes with the right to read them; staff list those of the members they advise (T-086). */
export function canListMinutes(actor: Actor): Decision {
  return all(
    canEnterConsole(actor),
    actor.isStaff || hasRight(actor.plans, 'sessions.viewMinutes') ? yes : no('plan_missing'),
  )
}

/** Drafts are edited by those who manage the session; approved minutes never change (T-086, K71). */
export function canEditDraft(actor: Actor, outcome: Pick<Outcome, 'status'>, advising: Advising): Decision {
  const open = outcome.status === 'draft' || outcome.status === 'reviewed'
  return all(canManageSessions(actor, advising), open ? yes : no('not_a_draft'))
}

/**
 * A session that was held without a recording has minutes, too: those who manage it write them themselves, once it has begun and
 * while there is nothing else to read (K71). Nothing said is used, so that nobody's consent is asked.
 */
export function canBeginMinutes(
  actor: Actor,
  session: Pick<Session, 'status' | 'startAt' | 'deletedAt'>,
  given: Advising & { readonly isDrafting: boolean; readonly hasVersion: boolean },
  now: Date,
): Decision {
  return all(
    canManageSessions(actor, given),
    isNotOff(session),
    now.getTime() >= session.startAt.getTime() ? yes : no('session_not_begun'),
    given.isDrafting ? no('being_drafted') : yes,
    given.hasVersion ? no('has_minutes') : yes,
  )
}

/** Staff set a draft to reviewed, set it back, or archive it; approving has its own question. */
export function canSetOutcomeStatus(
  to: Exclude<OutcomeStatus, 'approved'>,
  actor: Actor,
  outcome: Pick<Outcome, 'status'>,
  advising: Advising,
): Decision {
  return all(
    canManageSessions(actor, advising),
    outcomeLeadsTo(outcome.status, to) ? yes : no('wrong_status'),
  )
}

/** Approved minutes are corrected by a new draft of those who manage the session; members read the approved one until then (K71). */
export function canReopenMinutes(
  actor: Actor,
  outcome: Pick<Outcome, 'status'>,
  advising: Advising,
): Decision {
  return all(canManageSessions(actor, advising), outcome.status === 'approved' ? yes : no('wrong_status'))
}

/**
 * Staff approve a draft once consent stands and every insight, decision and action shows the sentence it rests
 * on; `unproven` counts the lines that do not (`checkEvidence`, K70).
 */
export function canApproveMinutes(
  actor: Actor,
  outcome: Pick<Outcome, 'status'>,
  given: Advising & {
    readonly consentComplete: boolean
    readonly lineCount: number
    readonly unproven: number
  },
): Decision {
  return all(
    canManageSessions(actor, given),
    outcomeLeadsTo(outcome.status, 'approved') ? yes : no('wrong_status'),
    given.consentComplete ? yes : no('consent_missing'),
    given.lineCount > 0 ? yes : no('no_lines'),
    given.unproven === 0 ? yes : no('evidence_missing'),
  )
}

/** The advisor of the member may have the actions put on their board as the minutes are approved; a board is the advisor's alone (4.13.2, 4.13.5). */
export function canAddToBoard(actor: Actor, given: Advising & { readonly advisesMember: boolean }): Decision {
  return all(canManageSessions(actor, given), given.advisesMember ? yes : no('not_assigned'))
}

/**
 * Something to be done or decided becomes a card; what was said about it does not, nor a line whose words went with a consent
 * and wait for new ones (4.13.8), nor a next step that neither a sentence of the session nor a person stands behind (4.12.12).
 */
export function canBecomeCard({ kind, text, quote, wordedBy }: Sentence): Decision {
  if (!cardKinds.includes(kind)) return no('not_an_action')
  if (text === '') return no('no_words')
  return kind === 'next_step' && !quote && !wordedBy ? no('no_sentence') : yes
}

type Sentence = Pick<OutcomeLine, 'kind' | 'text' | 'quote' | 'wordedBy'>

/** The member makes one card of one line of their approved minutes, with the right to edit the board (4.12.12). */
export function canMakeCard(
  actor: Actor,
  outcome: Owned,
  line: Sentence & { readonly hasCard: boolean },
): Decision {
  return all(
    canReadMinutes(actor, outcome, { isAssigned: false }),
    outcome.userId === actor.userId ? yes : no('not_yours'),
    outcome.status === 'approved' ? yes : no('not_approved'),
    canBecomeCard(line),
    hasRight(actor.plans, 'board.edit') ? yes : no('plan_missing'),
    line.hasCard ? no('has_card') : yes,
  )
}

/** Recordings of nobody yet, and the drive they come from, are for holders of sessions.manage (T-066, T-068). */
export function canKeepRecordings(actor: Actor): Decision {
  if (!actor.isStaff) return no('not_staff')
  return all(canEnterConsole(actor), actor.permissions.includes('sessions.manage') ? yes : no('not_keeper'))
}

/** A person links what the rule left, to any session they manage. */
export const canConfirmMatch = (
  actor: Actor,
  session: Advising,
  { isLinked }: { readonly isLinked: boolean },
): Decision =>
  all(canKeepRecordings(actor), canManageSessions(actor, session), isLinked ? no('linked_elsewhere') : yes)

/**
 * The first half-minute of a recording of nobody yet is heard by those who match it, where everybody in every session that it may
 * be of has agreed: whose it is, nobody knows, and before a yes nothing of it is taken (4.12.11, T-068).
 */
export const canListenToMatch = (
  actor: Actor,
  { isLinked, consents }: { readonly isLinked: boolean; readonly consents: readonly ConsentState[] },
): Decision =>
  all(
    canKeepRecordings(actor),
    isLinked ? no('linked_elsewhere') : yes,
    consents.length > 0 && consents.every((state) => state === 'complete') ? yes : no('consent_missing'),
  )

/**
 * What a person or the rule decided of a recording is taken back: a link until somebody wrote down what was said, for then the
 * transcript goes first, and that it is of no session at any time.
 */
export const canUndoMatch = (
  actor: Actor,
  given: { readonly isLinked: boolean; readonly isAside: boolean; readonly hasTranscript: boolean },
): Decision =>
  all(
    canKeepRecordings(actor),
    given.isLinked || given.isAside ? yes : no('not_linked'),
    given.isLinked && given.hasTranscript ? no('has_transcript') : yes,
  )

/** What failed on its way from the drive is asked for again by those who keep recordings; nothing else is touched by it. */
export const canRetryRecording = (
  actor: Actor,
  { isLinked, hasFailed }: { readonly isLinked: boolean; readonly hasFailed: boolean },
): Decision =>
  all(canKeepRecordings(actor), isLinked ? yes : no('not_linked'), hasFailed ? yes : no('not_failed'))

/** A Desktop Pro member has the drive looked through for their own sessions (T-067). */
export const canCheckRecordings = (actor: Actor): Decision =>
  all(canEnterConsole(actor), hasRight(actor.plans, 'sessions.checkRecordings') ? yes : no('plan_missing'))

/** Those who manage the session have its recording written down, once everybody said yes (T-082, T-083). */
export const canTranscribe = (
  actor: Actor,
  session: Advising,
  given: { readonly isConsented: boolean; readonly hasModel: boolean; readonly isReady: boolean },
): Decision =>
  all(
    canManageSessions(actor, session),
    given.isConsented ? yes : no('consent_missing'),
    given.hasModel ? yes : no('no_model'),
    given.isReady ? yes : no('not_ready'),
  )
