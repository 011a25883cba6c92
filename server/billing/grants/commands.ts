import { eq, sql } from 'drizzle-orm'
import { canEndGrant, canGrantPlan } from '#domain/billing/permissions.ts'
import { checkGrant } from '#domain/billing/rules/grants.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { planGrants } from '../tables.ts'
import type { GrantRow, PlanRow } from './grantRow.ts'
import { grantColumns } from './grantRow.ts'
import { presentGrant } from './present.ts'
import { findGrant, holdGrant, loadSubject } from './queries.ts'

const eventOf = (name: AppEvent['name'], grant: PlanRow, details: Record<string, unknown>): AppEvent => ({
  name,
  entity: 'grant',
  id: grant.id,
  memberId: grant.userId,
  details: { plan: grant.plan, ...details },
})
const answer = ({ grant }: { grant: GrantRow }, { actor, now }: Context) => ({
  grant: presentGrant(grant, actor, now),
})
const toDate = (instant: string | null) => (instant === null ? null : new Date(instant))

const insertGrant = statement(
  (q, g: Args<Pick<PlanRow, 'id' | 'userId' | 'plan' | 'reason' | 'fromAt' | 'untilAt'>>) =>
    q
      .insert(planGrants)
      .values({
        ...pick(g, 'id', 'userId', 'plan', 'reason', 'fromAt', 'untilAt'),
        source: 'staff',
        grantedBy: sql`app_user()`,
      })
      // The sender made the id: the same grant sent again is the same grant.
      .onConflictDoNothing({ target: planGrants.id })
      .returning(grantColumns),
)
export const grantPlan = command(calls.billing.grantPlan, {
  load: ({ db, input }) => loadSubject(db, input.userId),
  can: canGrantPlan,
  check: (input, _subject, { now }) => checkGrant({ ...input, untilAt: toDate(input.untilAt) }, now),
  run: async ({ db, input: { id, userId, plan, ...input }, now }) => {
    const untilAt = toDate(input.untilAt)
    const reason = input.reason.trim()
    const [grant] = await insertGrant(db, { id, userId, plan, reason, fromAt: now, untilAt })
    if (grant) {
      return {
        grant,
        event: eventOf('grant.given', grant, { reason, untilAt: untilAt?.toISOString() ?? null }),
      }
    }
    const there = await findGrant(db, id)
    // The same order once more; with another end it is another.
    const isSame = there?.userId === userId && there.plan === plan
    if (!isSame || there.untilAt?.getTime() !== untilAt?.getTime()) throw new Conflict('id_taken')
    return { grant: there, event: null }
  },
  answer,
})

const setEnd = statement((q, g: Args<{ id: string; now: Date }>) =>
  q
    .update(planGrants)
    .set({ endedAt: g.now, endedBy: sql`app_user()` })
    .where(eq(planGrants.id, g.id))
    .returning(grantColumns),
)
export const endGrant = command(calls.billing.endGrant, {
  load: ({ db, input }) => holdGrant(db, input.id),
  can: canEndGrant,
  run: async ({ db, input: { id }, loaded, now }) => {
    if (loaded.endedAt) return { grant: loaded, event: null }
    const [grant] = await setEnd(db, { id, now })
    if (!grant) throw new NotFound('grant')
    return { grant, event: eventOf('grant.ended', grant, {}) }
  },
  answer,
})
