import type { Actor, Plan } from '#domain/actor.ts'
import { effectivePlans, viewedPlans } from '#domain/billing/rules/plans.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import type { App } from '../app.ts'

/** The actor of a sign-in: everything from stored rows, nothing from the request (4.0 rule 1). */
export function toActor(signIn: SignInRow, app: Pick<App, 'config' | 'clock'>): Actor {
  const own = effectivePlans(grantsOf(signIn), app.clock.now(), {
    isVerified: signIn.isVerified,
    defaultMobileTier: app.config.defaultMobileTier,
    isStaff: signIn.roles.length > 0,
  })
  return {
    userId: signIn.userId,
    isVerified: signIn.isVerified,
    isStaff: signIn.roles.length > 0,
    isAdmin: signIn.roles.includes('admin'),
    isDemo: signIn.isDemo,
    isDisabled: signIn.isDisabled,
    permissions: signIn.permissions,
    plans: viewedPlans(own, { desktop: signIn.viewDesktop, mobile: signIn.viewMobile }),
    userType: signIn.userType,
  }
}

/** The stored grants behind a sign-in, with instants as instants. */
export function grantsOf(signIn: SignInRow) {
  return signIn.grants.map((grant) => ({
    plan: grant.plan as Plan, // safe because the column admits the catalogue's plans only
    fromAt: new Date(grant.fromAt),
    untilAt: grant.untilAt ? new Date(grant.untilAt) : null,
    endedAt: grant.endedAt ? new Date(grant.endedAt) : null,
  }))
}
