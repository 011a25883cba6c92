import type { MyPlan, PlanGrant } from '#contract/billing.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Actor } from '#domain/actor.ts'
import { canEndGrant } from '#domain/billing/permissions.ts'
import { isActiveGrant } from '#domain/billing/rules/plans.ts'
import type { GrantRow } from './reads.ts'

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
  }
}

export function presentGrant(
  row: GrantRow,
  names: ReadonlyMap<string, string>,
  reader: Actor,
  now: Date,
): PlanGrant {
  const nameOf = (id: string | null) => (id ? (names.get(id) ?? accountUiTexts.somebody) : null)
  return {
    ...presentPlan(row, now),
    userId: row.userId,
    reason: row.reason,
    grantedByName: nameOf(row.grantedBy),
    endedByName: nameOf(row.endedBy),
    canEnd: isActiveGrant(row, now) && canEndGrant(reader, row).ok,
  }
}
