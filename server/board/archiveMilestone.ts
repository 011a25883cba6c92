import { eq } from 'drizzle-orm'
import { ById } from '#contract/board/access.ts'
import { canArchiveMilestone } from '#domain/board/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { getMilestone } from './listMilestones.ts'
import { milestones } from './tables.ts'

export const archiveMilestone = command({
  input: ById,
  load: async ({ db, actor, input }) => {
    const milestone = await getMilestone(db, input.id, 'lock')
    return { ...milestone, isAssignedAdvisor: milestone.userId !== actor.userId }
  },
  can: canArchiveMilestone,
  check: nothingToCheck,
  run: async ({ db, input, loaded, now, publish }) => {
    if (loaded.archivedAt) return { milestone: loaded, isNew: false }
    const [milestone] = await db
      .update(milestones)
      .set({ archivedAt: now, updatedAt: now })
      .where(eq(milestones.id, input.id))
      .returning()
    if (!milestone) throw new NotFound('milestone')
    const { id, version, userId } = milestone
    await publish('board', { entity: 'milestone', id, version, kind: 'milestone.archived', memberId: userId })
    return { milestone, isNew: true }
  },
  audit: {
    action: 'milestone.archived',
    subject: ({ milestone }) => ({ type: 'milestone', id: milestone.id, memberId: milestone.userId }),
    happened: ({ isNew }) => isNew,
  },
})
