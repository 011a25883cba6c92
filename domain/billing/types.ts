import type { Plan } from '#domain/actor.ts'

/** Where a screen stands: each surface shows what its own plan gives, the server decides by the union (4.12.1). */
export type Surface = 'desktop' | 'mobile'

/** The features that have rights which calls ask about; each is a word of the dictionary. */
export type RightFeature = 'board' | 'sessions' | 'minutes'

/** The features that have rows in the table of rights, those that are only planned among them (T-049). */
export type ListedFeature =
  | RightFeature
  | 'billing'
  | 'membership'
  | 'agreements'
  | 'rooms'
  | 'templates'
  | 'capture'
  | 'media'
  | 'reflections'
  | 'sparks'
  | 'assistant'
  | 'notifications'
  | 'accounts'

/** The tiers of the Mobile product (T-044). */
export type MobileTier = 'free' | 'premium' | 'pro'

/** The plans of the Mobile product, cheapest first. */
export const mobilePlans = ['mobile_free', 'mobile_premium', 'mobile_pro'] as const satisfies readonly Plan[]
export type MobilePlan = (typeof mobilePlans)[number]

/** The plans of the Desktop product, cheapest first. */
export const desktopPlans = ['desktop_standard', 'desktop_pro'] as const satisfies readonly Plan[]
export type DesktopPlan = (typeof desktopPlans)[number]

/** The one level of a membership card, lowest first; it follows stored grants only (T-044, 4.12.1). */
export const cardLevels = ['base', 'standard', 'pro'] as const
export type CardLevel = (typeof cardLevels)[number]

/** Why a grant stands: given by staff, part of the demo, paid for, or part of every sign-up. */
export const grantSources = ['staff', 'demo', 'purchase', 'sign_up'] as const

/** One of them. */
export type GrantSource = (typeof grantSources)[number]

/** A plan a member holds from a moment until another; null `untilAt` has no end, `endedAt` ends it early (T-008, T-047). */
export type PlanGrant = {
  readonly plan: Plan
  readonly fromAt: Date
  readonly untilAt: Date | null
  readonly endedAt: Date | null
}

/** The plans that staff may grant without payment (T-047); the free ones everybody has. */
export type GrantablePlan = Extract<Plan, 'mobile_premium' | 'mobile_pro' | 'desktop_pro'>

/** Every grantable plan. */
export const grantablePlans: readonly GrantablePlan[] = ['mobile_premium', 'mobile_pro', 'desktop_pro']

/** Every plan that a stored grant may name; the free one of the phone nobody is given. */
export const grantedPlans = [
  'mobile_premium',
  'mobile_pro',
  'desktop_standard',
  'desktop_pro',
] as const satisfies readonly Plan[]

/** Every plan of every product, cheapest first within its product. */
export const allPlans: readonly Plan[] = [...mobilePlans, ...desktopPlans]
