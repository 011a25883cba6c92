import type { Milestone } from '#contract/board/milestones.ts'
import { milestoneStatusOf } from '#domain/board/rules/milestones.ts'
import type { ShownMilestone } from './milestoneRow.ts'

/** What leaves the server of a milestone; a status nobody knows leaves as at risk (T-101). */
export function presentMilestone(row: ShownMilestone): Milestone {
  return {
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
    history: row.history.map((change) => ({
      id: change.id,
      fromStatus: milestoneStatusOf(change.fromStatus),
      toStatus: milestoneStatusOf(change.toStatus),
      fromProgress: change.fromProgress,
      toProgress: change.toProgress,
      byName: change.byName ?? 'Unknown',
      at: new Date(change.at).toISOString(),
    })),
  }
}
