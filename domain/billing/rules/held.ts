import type { Plan } from '#domain/actor.ts'
import type { GrantSource } from '../types.ts'

/** A grant that counts now, as its member knows it. */
export type HeldGrant = {
  readonly plan: Plan
  readonly source: GrantSource
  readonly isActive: boolean
  readonly grantedByName: string | null
  readonly untilAt: string | null
}

/** Why somebody holds a plan: paid for, given by a person, with another plan, with their work here, or as anybody does. */
export type Holding =
  | { readonly why: 'paid' | 'work' | 'demo' | 'everybody' }
  | { readonly why: 'given'; readonly by: string | null; readonly untilAt: string | null }
  | { readonly why: 'with'; readonly plan: Plan }

/** Why a plan is held; what was given shows no price (4.13.12), and Mobile Pro comes with Desktop Pro (T-047). */
export function holdingOf(plan: Plan, grants: readonly HeldGrant[], isStaff: boolean): Holding {
  const active = grants.filter((grant) => grant.isActive)
  const own = active.filter((grant) => grant.plan === plan)
  if (own.some(({ source }) => source === 'purchase')) return { why: 'paid' }
  if (own.some(({ source }) => source === 'demo')) return { why: 'demo' }
  const given = own.filter(({ source }) => source === 'staff').toSorted(longestFirst)[0]
  if (given) return { why: 'given', by: given.grantedByName, untilAt: given.untilAt }
  if (isStaff) return { why: 'work' }
  if (plan === 'mobile_pro' && active.some((grant) => grant.plan === 'desktop_pro'))
    return { why: 'with', plan: 'desktop_pro' }
  return { why: 'everybody' }
}

/**
 * Of the grants that stay when one of them ends, the one that still gives its plan for longest; null where access ends with it.
 * Mobile Pro comes with Desktop Pro (T-047).
 */
export function grantAfter<Grant extends HeldGrant & { readonly id: string }>(
  ending: Grant,
  grants: readonly Grant[],
): Grant | null {
  const gives = ({ plan }: Grant) =>
    plan === ending.plan || (ending.plan === 'mobile_pro' && plan === 'desktop_pro')
  const left = grants.filter((grant) => grant.id !== ending.id && grant.isActive && gives(grant))
  return left.toSorted(longestFirst)[0] ?? null
}

const longestFirst = (one: HeldGrant, other: HeldGrant): number => {
  if (one.untilAt === other.untilAt) return 0
  if (one.untilAt === null || other.untilAt === null) return one.untilAt === null ? -1 : 1
  return other.untilAt.localeCompare(one.untilAt)
}
