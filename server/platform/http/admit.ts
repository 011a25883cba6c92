import type { CallMeta } from '#contract/call.ts'
import { signInLimits } from '#domain/accounts/limits.ts'
import type { Actor } from '#domain/actor.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { Refused } from './refusal.ts'
import { unauthorized } from './refuse.ts'

/** Whether a call is open to whoever asks; areas that are nobody's business answer as if they were not there. */
export function admit(meta: CallMeta, actor: Actor | null, signIn: SignInRow | null, now: Date): void {
  // Also what a visitor may send: nothing is written in the name of a member who is only looked at.
  if (signIn?.viewerId && !(meta.whileViewing ?? meta.bucket === 'read')) throw new Refused('viewing')
  if (meta.access === 'anyone') return
  if (!actor) throw unauthorized()
  if (meta.access === 'staff' && !actor.isStaff) throw unauthorized('hidden')
  if (meta.access === 'admin' && !actor.isAdmin) throw unauthorized('hidden')
  // `member` is anyone signed in and verified: an address change may leave a sign-in without a confirmed one.
  if (!actor.isVerified) throw new Refused('not_verified')
  if (signIn?.isLocked && !meta.whileLocked) throw new Refused('locked')
  if (meta.money && (signIn?.viewDesktop || signIn?.viewMobile)) throw new Refused('viewing_as')
  // A demo has no password to prove anything by, and nothing of anybody's.
  if (meta.proof && !actor.isDemo) requireProof(signIn, now)
}

/** What is sensitive asks again who this is, 10 minutes after the last proof (T-014, T-209). */
export function requireProof(signIn: Pick<SignInRow, 'provenAt'> | null, now: Date): void {
  if (signIn && now.getTime() - new Date(signIn.provenAt).getTime() > signInLimits.proofMs)
    throw new Refused('proof_needed')
}
