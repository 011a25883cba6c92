import type { z } from 'zod'
import type { Person } from '#contract/accounts/people.ts'
import type { Me, MemberView, ProfileFields } from '#contract/accounts/profile.ts'
import { signInLimits } from '#domain/accounts/limits.ts'
import { displayName, initials } from '#domain/accounts/rules/displayName.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Actor } from '#domain/actor.ts'
import { cardLevel, desktopPlan, effectivePlans, mobilePlan } from '#domain/billing/rules/plans.ts'
import type { App } from '#server/platform/app.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { grantsOf } from '../platform/toActor.ts'
import type { listViews, PersonRow, ProfileRow } from './reads.ts'

export const presentProfile = (profile: ProfileRow): ProfileFields => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  company: profile.company ?? '',
  companyWebsite: profile.companyWebsite ?? '',
  jobTitle: profile.jobTitle ?? '',
  phone: profile.phone ?? '',
  linkedinUrl: profile.linkedinUrl ?? '',
  userType: profile.userType,
  timeZone: profile.timeZone,
  locale: profile.locale,
  theme: profile.theme,
})

/** Whoever is signed in, for their own eyes. */
export function presentMe(
  { actor, signIn, profile }: { actor: Actor; signIn: SignInRow; profile: ProfileRow },
  now: Date,
): Me {
  const person = { firstName: profile.firstName, lastName: profile.lastName, email: signIn.email }
  const life = actor.isStaff ? signInLimits.staffAbsoluteMs : signInLimits.absoluteMs
  return {
    userId: actor.userId,
    email: signIn.email,
    displayName: displayName(person),
    initials: initials(person),
    profile: presentProfile(profile),
    isStaff: actor.isStaff,
    isAdmin: actor.isAdmin,
    isDemo: actor.isDemo,
    permissions: [...actor.permissions],
    plans: [...actor.plans],
    desktopPlan: desktopPlan(actor.plans),
    mobilePlan: mobilePlan(actor.plans),
    cardLevel: cardLevel(grantsOf(signIn), now),
    idleUntil: new Date(signIn.idleUntil).toISOString(),
    signedInUntil: new Date(new Date(signIn.signedInAt).getTime() + life).toISOString(),
  }
}

/** A person for the directory: nothing of what they wrote, said or own beyond their plans (4.12.3). */
export function presentPerson(row: PersonRow, app: Pick<App, 'config' | 'clock'>): Person {
  const { profile, email, isVerified } = row
  return {
    userId: profile.id,
    name: displayName({ firstName: profile.firstName, lastName: profile.lastName, email }),
    company: profile.company ?? '',
    email,
    isVerified,
    isDisabled: profile.disabledAt !== null,
    roles: row.roles,
    permissions: row.permissions,
    plans: [
      ...effectivePlans(row.grants, app.clock.now(), {
        isVerified,
        defaultMobileTier: app.config.defaultMobileTier,
      }),
    ],
    cardLevel: cardLevel(row.grants, app.clock.now()),
    userType: profile.userType,
    createdAt: profile.createdAt.toISOString(),
  }
}

/** A look of an advisor as the member reads it (T-203). */
export const presentView = (
  { advisorId, area, viewedOn }: Awaited<ReturnType<typeof listViews>>[number],
  names: ReadonlyMap<string, string>,
): z.infer<typeof MemberView> => ({
  advisorName: names.get(advisorId) ?? accountUiTexts.somebody,
  area,
  viewedOn,
})
