import { canGrantPlan } from '#domain/billing/permissions.ts'
import { answer } from '#domain/decision.ts'
import { findNames } from '#server/accounts/findNames.ts'
import type { Doing } from '#server/doing.ts'
import { calls, doingOf } from '#server/http/calls.ts'
import { endGrant } from './endGrant.ts'
import { grantPlan } from './grantPlan.ts'
import { presentGrant, presentPlan } from './present.ts'
import type { GrantRow } from './reads.ts'
import { getSubject, listGrants } from './reads.ts'

async function present({ house, db, actor }: Doing, rows: readonly GrantRow[]) {
  const names = await findNames(
    db,
    rows.flatMap((row) => [row.grantedBy, row.endedBy]),
  )
  const now = house.clock.now()
  return rows.map((row) => presentGrant(row, names, actor, now))
}

async function presentOne(doing: Doing, row: GrantRow) {
  const [grant] = await present(doing, [row])
  if (!grant) throw new Error('a grant did not present')
  return grant
}

export const billingRoutes = {
  listMine: calls.billing.listMine.handler(async ({ context }) => {
    const { house, db, actor } = doingOf(context)
    const now = house.clock.now()
    return { plans: (await listGrants(db, actor.userId)).map((row) => presentPlan(row, now)) }
  }),

  listGrants: calls.billing.listGrants.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { ok, reason } = answer(canGrantPlan(doing.actor, await getSubject(doing.db, input.userId)))
    return { grants: await present(doing, await listGrants(doing.db, input.userId)), canGrant: ok, reason }
  }),

  grantPlan: calls.billing.grantPlan.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { grant: await presentOne(doing, (await grantPlan(doing, input)).grant) }
  }),

  endGrant: calls.billing.endGrant.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { grant: await presentOne(doing, await endGrant(doing, input)) }
  }),
}
