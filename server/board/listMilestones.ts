import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { milestoneHistory, milestones } from './tables.ts'

export type MilestoneRow = typeof milestones.$inferSelect
export type MilestoneChangeRow = typeof milestoneHistory.$inferSelect

/** Milestones by target date, those without one last; never more than a member may have. */
export async function listMilestones(db: Db, userId: string, archived: boolean): Promise<MilestoneRow[]> {
  return await db
    .select()
    .from(milestones)
    .where(
      and(
        eq(milestones.userId, userId),
        archived ? isNotNull(milestones.archivedAt) : isNull(milestones.archivedAt),
      ),
    )
    .orderBy(asc(milestones.targetOn), asc(milestones.id))
    .limit(boardLimits.milestones)
}

/** One milestone, or a refusal that says no more than that there is none. */
export async function getMilestone(db: Db, id: string, lock?: 'lock'): Promise<MilestoneRow> {
  const query = db.select().from(milestones).where(eq(milestones.id, id)).limit(1)
  const [milestone] = lock ? await query.for('update') : await query
  if (!milestone) throw new NotFound('milestone')
  return milestone
}

export async function countMilestones(db: Db, userId: string): Promise<number> {
  return await db.$count(milestones, eq(milestones.userId, userId))
}

/** The newest changes of each of these milestones, newest first. */
export async function listMilestoneChanges(
  db: Db,
  ids: readonly string[],
  each: number,
): Promise<MilestoneChangeRow[]> {
  if (ids.length === 0) return []
  const newest = db
    .select()
    .from(milestoneHistory)
    .where(sql`${milestoneHistory.milestoneId} = wanted.id`)
    .orderBy(sql`${milestoneHistory.createdAt} desc`, asc(milestoneHistory.id))
    .limit(each)
    .as('newest')
  return await db
    .select({
      id: newest.id,
      milestoneId: newest.milestoneId,
      userId: newest.userId,
      createdBy: newest.createdBy,
      companyId: newest.companyId,
      fromStatus: newest.fromStatus,
      toStatus: newest.toStatus,
      fromProgress: newest.fromProgress,
      toProgress: newest.toProgress,
      createdAt: newest.createdAt,
    })
    .from(sql`unnest(${sql.param([...ids])}::uuid[]) as wanted(id)`)
    .innerJoinLateral(newest, sql`true`)
}
