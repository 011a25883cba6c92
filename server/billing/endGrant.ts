import { eq } from 'drizzle-orm'
import { EndGrantInput } from '#contract/billing.ts'
import { canEndGrant } from '#domain/billing/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { GrantRow } from './reads.ts'
import { getGrant } from './reads.ts'
import { planGrants } from './tables.ts'

export const endGrant = command({
  input: EndGrantInput,
  load: ({ db, input }) => getGrant(db, input.id),
  can: canEndGrant,
  check: nothingToCheck,
  run: async ({ db, actor, input, now, publish }): Promise<GrantRow> => {
    const [grant] = await db
      .update(planGrants)
      .set({ endedAt: now, endedBy: actor.userId })
      .where(eq(planGrants.id, input.id))
      .returning()
    if (!grant) throw new NotFound('grant')
    await publish('billing', { entity: 'grant', id: grant.id, kind: 'grant.ended', memberId: grant.userId })
    return grant
  },
  audit: {
    action: 'grant.ended',
    subject: (grant) => ({
      type: 'grant',
      id: grant.id,
      memberId: grant.userId,
      details: { plan: grant.plan },
    }),
  },
})
