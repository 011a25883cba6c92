import { canGrantPlan } from '#domain/billing/permissions.ts'
import { answer } from '#domain/decision.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { endGrant } from './endGrant.ts'
import { grantPlan } from './grantPlan.ts'
import { presentGrant, presentPlan } from './present.ts'
import type { GrantRow } from './reads.ts'
import { getSubject, listGrants } from './reads.ts'

async function present({ app, db, actor }: Context, rows: readonly GrantRow[]) {
  const names = await findNames(
    db,
    rows.flatMap((row) => [row.grantedBy, row.endedBy]),
  )
  const now = app.clock.now()
  return rows.map((row) => presentGrant(row, names, actor, now))
}

async function presentOne(ctx: Context, row: GrantRow) {
  const [grant] = await present(ctx, [row])
  if (!grant) throw new Error('a grant did not present')
  return grant
}

export const billingRoutes = {
  listMyGrants: calls.billing.listMyGrants.handler(async ({ context }) => {
    const { app, db, actor } = callContextOf(context)
    const now = app.clock.now()
    return { plans: (await listGrants(db, actor.userId)).map((row) => presentPlan(row, now)) }
  }),

  listGrants: calls.billing.listGrants.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { ok, reason } = answer(canGrantPlan(ctx.actor, await getSubject(ctx.db, input.userId)))
    return { grants: await present(ctx, await listGrants(ctx.db, input.userId)), canGrant: ok, reason }
  }),

  grantPlan: calls.billing.grantPlan.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return { grant: await presentOne(ctx, (await grantPlan(ctx, input)).grant) }
  }),

  endGrant: calls.billing.endGrant.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return { grant: await presentOne(ctx, await endGrant(ctx, input)) }
  }),
}
