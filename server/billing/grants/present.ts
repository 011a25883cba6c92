import type { MyPlan, PlanGrant } from '#contract/billing/grants.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Actor } from '#domain/actor.ts'
import { canEndGrant } from '#domain/billing/permissions.ts'
import { isActiveGrant } from '#domain/billing/rules/plans.ts'
import type { GrantRow } from './grantRow.ts'

/** What a member sees of a plan of theirs; why it was given is between colleagues. */
export function presentPlan(row: GrantRow, now: Date): MyPlan {
  return {
    id: row.id,
    plan: row.plan,
    source: row.source,
    fromAt: row.fromAt.toISOString(),
    untilAt: row.untilAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    isActive: isActiveGrant(row, now),
    grantedByName: nameOf(row.grantedBy, row.grantedByName),
  }
}

const nameOf = (id: string | null, name: string | null) => (id ? (name ?? accountUiTexts.somebody) : null)

export function presentGrant(row: GrantRow, reader: Actor, now: Date): PlanGrant {
  return {
    ...presentPlan(row, now),
    userId: row.userId,
    reason: row.reason,
    endedByName: nameOf(row.endedBy, row.endedByName),
    canEnd: isActiveGrant(row, now) && canEndGrant(reader, row).ok,
  }
}
