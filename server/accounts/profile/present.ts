import type { Me, ProfileFields } from '#contract/accounts/profile.ts'
import { signInLimits } from '#domain/accounts/limits.ts'
import { displayName, initials } from '#domain/accounts/rules/displayName.ts'
import { keptAccountNudge } from '#domain/accounts/rules/nudges.ts'
import type { Actor } from '#domain/actor.ts'
import { cardLevel, desktopPlan, mobilePlan } from '#domain/billing/rules/plans.ts'
import { grantsOf } from '#server/platform/context/toActor.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { pick } from '#server/platform/pick.ts'
import type { profiles } from '../tables.ts'

export type ProfileRow = typeof profiles.$inferSelect

export const presentProfile = (profile: ProfileRow): ProfileFields => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  company: profile.company ?? '',
  companyWebsite: profile.companyWebsite ?? '',
  jobTitle: profile.jobTitle ?? '',
  phone: profile.phone ?? '',
  linkedinUrl: profile.linkedinUrl ?? '',
  ...pick(profile, 'userType', 'timeZone', 'locale', 'theme', 'preferredCurrency', 'autoLock', 'nudges'),
})

function viewOf({ viewDesktop, viewMobile, viewerId }: SignInRow): Me['view'] {
  if (!viewDesktop && !viewMobile && !viewerId) return null
  return { desktop: viewDesktop, mobile: viewMobile, isAccount: viewerId !== null }
}

/** Whoever is signed in, for their own eyes. */
export function presentMe(
  {
    actor,
    signIn,
    profile,
    asked,
    hasKept,
  }: {
    actor: Actor
    signIn: SignInRow
    profile: ProfileRow
    asked: Me['asked']
    /** This sign-in has cancelled the deletion of the account. */
    hasKept: boolean
  },
  now: Date,
): Me {
  const person = { firstName: profile.firstName, lastName: profile.lastName, email: signIn.email }
  const readAt = profile.nudgesDismissed[keptAccountNudge] ?? 0
  const isKept = hasKept && signIn.viewerId === null && readAt < new Date(signIn.signedInAt).getTime()
  const life = actor.isStaff ? signInLimits.staffAbsoluteMs : signInLimits.absoluteMs
  return {
    ...pick(actor, 'userId', 'isStaff', 'isAdmin', 'isDemo'),
    email: signIn.email,
    displayName: displayName(person),
    initials: initials(person),
    profile: presentProfile(profile),
    firstGoal: profile.firstGoal ?? '',
    dismissed: profile.nudgesDismissed,
    asked,
    isKept,
    isTold: asked !== null || viewOf(signIn) !== null || signIn.isFactorMissing || isKept,
    isFactorMissing: signIn.isFactorMissing,
    isLocked: signIn.isLocked,
    view: viewOf(signIn),
    permissions: [...actor.permissions],
    plans: [...actor.plans],
    desktopPlan: desktopPlan(actor.plans),
    mobilePlan: mobilePlan(actor.plans),
    cardLevel: cardLevel(grantsOf(signIn), now),
    now: now.toISOString(),
    idleUntil: new Date(signIn.idleUntil).toISOString(),
    signedInUntil: new Date(new Date(signIn.signedInAt).getTime() + life).toISOString(),
  }
}
