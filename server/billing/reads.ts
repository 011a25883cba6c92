import { desc, eq, sql } from 'drizzle-orm'
import { profiles } from '#server/accounts/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { planGrants } from './tables.ts'

export type GrantRow = typeof planGrants.$inferSelect
/** Far more than a member ever holds; the newest are the ones that count. */
const MOST_GRANTS = 200

export async function listGrants(db: Db, userId: string): Promise<GrantRow[]> {
  return await db
    .select()
    .from(planGrants)
    .where(eq(planGrants.userId, userId))
    .orderBy(desc(planGrants.fromAt), desc(planGrants.id))
    .limit(MOST_GRANTS)
}

/** One grant, kept still until the commit, or a refusal that says no more than that there is none. */
export async function getGrant(db: Db, id: string): Promise<GrantRow> {
  const [grant] = await db.select().from(planGrants).where(eq(planGrants.id, id)).limit(1).for('update')
  if (!grant) throw new NotFound('grant')
  return grant
}

export async function findGrant(db: Db, id: string): Promise<GrantRow | null> {
  const [grant] = await db.select().from(planGrants).where(eq(planGrants.id, id)).limit(1)
  return grant ?? null
}

const isVerified = sql<boolean>`coalesce((select v.is_verified from app_verified(array[${profiles.id}]) v), false)`

/** The member a grant is for; the row rules hide demo members from staff (4.12.5). */
export async function getSubject(db: Db, userId: string) {
  const [subject] = await db
    .select({ userId: profiles.id, isDemo: profiles.isDemo, isVerified })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1)
  if (!subject) throw new NotFound('member')
  return subject
}
