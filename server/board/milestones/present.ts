import type { Milestone } from '#contract/board/milestones.ts'
import { milestoneStatusOf } from '#domain/board/rules/milestones.ts'
import { pick } from '#server/platform/pick.ts'
import type { ShownMilestone } from './milestoneRow.ts'

/** What leaves the server of a milestone; a status nobody knows leaves as at risk (T-101). */
export function presentMilestone(row: ShownMilestone): Milestone {
  return {
    ...pick(row, 'id', 'title', 'description', 'objective', 'owner'),
    ...pick(row, 'progress', 'startsOn', 'targetOn', 'version'),
    status: milestoneStatusOf(row.status),
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
