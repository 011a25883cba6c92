import type { Plan } from '#domain/actor.ts'
import type { CardLevel, DesktopPlan, MobilePlan, MobileTier, PlanGrant, Surface } from '../types.ts'
import { allPlans, mobilePlans } from '../types.ts'
import { hasRight, type Right } from './rights.ts'

/** A grant counts from its first moment until its end, whichever of its ends comes first; the end itself is outside. */
export function isActiveGrant(grant: PlanGrant, now: Date): boolean {
  const ends = [grant.untilAt, grant.endedAt].every((end) => end === null || now < end)
  return grant.fromAt <= now && ends
}

/**
 * The plans the server decides by (4.12.1): what is granted now, Desktop Standard for every verified member (T-012),
 * Mobile Pro with Desktop Pro (T-047), and the configured mobile tier where no grant gives a mobile plan (T-008).
 */
export function effectivePlans(
  grants: readonly PlanGrant[],
  now: Date,
  member: {
    readonly isVerified: boolean
    readonly defaultMobileTier: MobileTier
    readonly isStaff?: boolean
  },
): readonly Plan[] {
  if (!member.isVerified) return []
  const held = new Set<Plan>(grants.filter((grant) => isActiveGrant(grant, now)).map((grant) => grant.plan))
  held.add('desktop_standard')
  // Who works here has the console whole (4.13.12); the card's level follows stored grants all the same.
  if (member.isStaff) held.add('desktop_pro')
  if (held.has('desktop_pro')) held.add('mobile_pro')
  if (!mobilePlans.some((plan) => held.has(plan))) held.add(`mobile_${member.defaultMobileTier}`)
  return allPlans.filter((plan) => held.has(plan))
}

/**
 * The plans with which staff look at the consoles: of each surface the one they chose, else their own (T-007, T-009). Desktop Pro
 * includes Mobile Pro (T-047), so whoever looks at the desktop with Standard has no Mobile Pro of it either.
 */
export function viewedPlans(
  own: readonly Plan[],
  view: { readonly desktop: DesktopPlan | null; readonly mobile: MobilePlan | null },
): readonly Plan[] {
  if (view.desktop === null && view.mobile === null) return own
  const desktop = view.desktop ?? desktopPlan(own)
  const mobile = view.mobile ?? (desktop === 'desktop_pro' ? 'mobile_pro' : mobilePlan(own))
  return allPlans.filter((plan) => plan === desktop || plan === mobile || plan === 'desktop_standard')
}

/** The plan the phone console shows: the highest held or looked at, else that of Desktop Pro (T-047), else free. */
export function mobilePlan(plans: readonly Plan[]): MobilePlan {
  const ofDesktop = plans.includes('desktop_pro') ? 'mobile_pro' : 'mobile_free'
  return mobilePlans.findLast((plan) => plans.includes(plan)) ?? ofDesktop
}

/** The plan the desktop console shows; Standard where Pro is not held. */
export function desktopPlan(plans: readonly Plan[]): DesktopPlan {
  return plans.includes('desktop_pro') ? 'desktop_pro' : 'desktop_standard'
}

/** What a screen offers or locks: the right of its own surface's plan alone, however the server would decide (4.12.1). */
export function surfaceHasRight(plans: readonly Plan[], surface: Surface, right: Right): boolean {
  return hasRight([surface === 'desktop' ? desktopPlan(plans) : mobilePlan(plans)], right)
}

/** Whether one of a member's plans is a Pro, of the phone or the desktop: retainer sessions are for them (spec 2 §2). */
export const isPro = (plans: readonly Plan[]): boolean =>
  plans.includes('desktop_pro') || plans.includes('mobile_pro')

/** The card's level follows stored grants that count now, never a default: premium is standard, either Pro is pro (T-045, T-046). */
export function cardLevel(grants: readonly PlanGrant[], now: Date): CardLevel {
  const held = grants.filter((grant) => isActiveGrant(grant, now)).map((grant) => grant.plan)
  if (isPro(held)) return 'pro'
  return held.includes('mobile_premium') ? 'standard' : 'base'
}

/** The documented map of the phone's tier to a card level: free base, premium standard, otherwise pro (spec 1 §3, T-045). @aheadOfUse */
export function cardLevelOfMobileTier(tier: MobileTier): CardLevel {
  if (tier === 'free') return 'base'
  return tier === 'premium' ? 'standard' : 'pro'
}
