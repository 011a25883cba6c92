import { desc, eq, sql } from 'drizzle-orm'
import { canGrantPlan } from '#domain/billing/permissions.ts'
import { answer } from '#domain/decision.ts'
import { profiles } from '#server/accounts/tables.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { planGrants } from '../tables.ts'
import type { GrantRow } from './grantRow.ts'
import { grantColumns } from './grantRow.ts'
import { presentGrant, presentPlan } from './present.ts'

/** Far more than a member ever holds; the newest are the ones that count. */
const MOST_GRANTS = 200
const newestFirst = [desc(planGrants.fromAt), desc(planGrants.id)]

const own = statement((q) =>
  q
    .select(grantColumns)
    .from(planGrants)
    .where(eq(planGrants.userId, sql`app_user()`))
    .orderBy(...newestFirst)
    .limit(MOST_GRANTS),
)
export const listMyGrants = query(calls.billing.listMyGrants, {
  read: ({ db }) => own(db, {}),
  present: (rows, { now }) => ({ plans: rows.map((row) => presentPlan(row, now)) }),
})

const ofMember = statement((q, { userId }: Args<{ userId: string }>) =>
  q
    .select(grantColumns)
    .from(planGrants)
    .where(eq(planGrants.userId, userId))
    .orderBy(...newestFirst)
    .limit(MOST_GRANTS),
)
export const listGrants = query(calls.billing.listGrants, {
  read: async ({ db, input: { userId } }) => {
    const [subject, grants] = await Promise.all([loadSubject(db, userId), ofMember(db, { userId })])
    return { subject, grants }
  },
  present: ({ subject, grants }, { actor, now }) => {
    const { ok, reason } = answer(canGrantPlan(actor, subject))
    return { grants: grants.map((row) => presentGrant(row, actor, now)), canGrant: ok, reason }
  },
})

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(grantColumns).from(planGrants).where(eq(planGrants.id, id)).limit(1),
)
const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select(grantColumns).from(planGrants).where(eq(planGrants.id, id)).limit(1).for('update'),
)
export const findGrant = async (db: Db, id: string): Promise<GrantRow | null> =>
  (await byId(db, { id }))[0] ?? null

/** One grant, held still until the commit, or a refusal that says no more than that there is none. */
export async function holdGrant(db: Db, id: string): Promise<GrantRow> {
  const [grant] = await byIdHeld(db, { id })
  if (!grant) throw new NotFound('grant')
  return grant
}

const subjectOf = statement((q, { userId }: Args<{ userId: string }>) =>
  q
    .select({
      userId: profiles.id,
      isDemo: profiles.isDemo,
      isVerified: sql<boolean>`coalesce((select v.is_verified from app_verified(array[profiles.id]) v), false)`,
    })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1),
)
/** The member a grant is for; the row rules hide demo members from staff (4.12.5). */
export async function loadSubject(db: Db, userId: string) {
  const [subject] = await subjectOf(db, { userId })
  if (!subject) throw new NotFound('member')
  return subject
}
