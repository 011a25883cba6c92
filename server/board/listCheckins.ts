import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { checkins } from './tables.ts'

export type CheckinRow = typeof checkins.$inferSelect

/** Check-ins, newest first, one more than asked for where there are more. */
export async function listCheckins(
  db: Db,
  userId: string,
  query: { after: { at: string; id: string } | null; limit: number },
): Promise<CheckinRow[]> {
  const { after, limit } = query
  return await db
    .select()
    .from(checkins)
    .where(
      and(
        eq(checkins.userId, userId),
        isNull(checkins.deletedAt),
        after
          ? sql`(${checkins.createdAt}, ${checkins.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(checkins.createdAt), desc(checkins.id))
    .limit(limit + 1)
}

/** One check-in, deleted ones included, so that deleting twice is no mistake. */
export async function findCheckin(db: Db, id: string): Promise<CheckinRow | null> {
  const [checkin] = await db.select().from(checkins).where(eq(checkins.id, id)).limit(1)
  return checkin ?? null
}
