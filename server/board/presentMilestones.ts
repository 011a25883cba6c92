import type { Milestone } from '#contract/board/milestones.ts'
import { milestoneStatusOf } from '#domain/board/rules/milestones.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import type { MilestoneRow } from './listMilestones.ts'
import { listMilestoneChanges } from './listMilestones.ts'

/** Milestones with so many of their latest changes; a status nobody knows leaves as at risk (T-101). */
export async function presentMilestones(
  db: Db,
  rows: readonly MilestoneRow[],
  historyEach: number,
): Promise<Milestone[]> {
  const changes = await listMilestoneChanges(
    db,
    rows.map((row) => row.id),
    historyEach,
  )
  const names = await findNames(
    db,
    changes.map((change) => change.createdBy),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    objective: row.objective,
    owner: row.owner,
    status: milestoneStatusOf(row.status),
    progress: row.progress,
    startsOn: row.startsOn,
    targetOn: row.targetOn,
    version: row.version,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    history: changes
      .filter((change) => change.milestoneId === row.id)
      .map((change) => ({
        id: change.id,
        fromStatus: milestoneStatusOf(change.fromStatus),
        toStatus: milestoneStatusOf(change.toStatus),
        fromProgress: change.fromProgress,
        toProgress: change.toProgress,
        byName: names.get(change.createdBy) ?? 'Somebody',
        at: change.createdAt.toISOString(),
      })),
  }))
}

/** One milestone by itself, as calls about it answer. */
export async function presentMilestone({ db }: Context, row: MilestoneRow, history: number) {
  const [milestone] = await presentMilestones(db, [row], history)
  if (!milestone) throw new Error('a milestone did not present')
  return { milestone }
}
