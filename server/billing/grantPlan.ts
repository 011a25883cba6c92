import { GrantPlanInput } from '#contract/billing.ts'
import { canGrantPlan } from '#domain/billing/permissions.ts'
import { checkGrant } from '#domain/billing/rules/grants.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { GrantRow } from './reads.ts'
import { findGrant, getSubject } from './reads.ts'
import { planGrants } from './tables.ts'

export const grantPlan = command({
  input: GrantPlanInput,
  load: ({ db, input }) => getSubject(db, input.userId),
  can: canGrantPlan,
  check: (input, _subject, { now }) => checkGrant({ ...input, untilAt: toDate(input.untilAt) }, now),
  run: async ({ db, actor, input, now, publish }): Promise<{ grant: GrantRow; isNew: boolean }> => {
    const [grant] = await db
      .insert(planGrants)
      .values({
        id: input.id,
        userId: input.userId,
        plan: input.plan,
        source: 'staff',
        reason: input.reason.trim(),
        fromAt: now,
        untilAt: toDate(input.untilAt),
        grantedBy: actor.userId,
      })
      // The sender made the id: the same grant sent again is the same grant.
      .onConflictDoNothing({ target: planGrants.id })
      .returning()
    if (!grant) {
      const there = await findGrant(db, input.id)
      if (there?.userId !== input.userId || there.plan !== input.plan) throw new Conflict('id_taken')
      return { grant: there, isNew: false }
    }
    await publish('billing', { entity: 'grant', id: grant.id, kind: 'grant.given', memberId: grant.userId })
    return { grant, isNew: true }
  },
  audit: {
    action: 'grant.given',
    subject: ({ grant }) => ({
      type: 'grant',
      id: grant.id,
      memberId: grant.userId,
      details: { plan: grant.plan, reason: grant.reason, untilAt: grant.untilAt?.toISOString() ?? null },
    }),
    happened: ({ isNew }) => isNew,
  },
})

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant))
