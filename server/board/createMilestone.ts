import { CreateMilestoneInput } from '#contract/board/milestones.ts'
import { canCreateMilestone } from '#domain/board/permissions.ts'
import { checkMilestoneDraft, milestoneDefaults, withWholeProgress } from '#domain/board/rules/milestones.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { MilestoneRow } from './listMilestones.ts'
import { countMilestones, getMilestone } from './listMilestones.ts'
import { milestones } from './tables.ts'

export const createMilestone = command({
  input: CreateMilestoneInput,
  load: async ({ db, actor }) => ({
    userId: actor.userId,
    isAssignedAdvisor: false,
    milestoneCount: await countMilestones(db, actor.userId),
  }),
  can: canCreateMilestone,
  check: (input) => checkMilestoneDraft(input),
  run: async ({
    db,
    actor,
    input: { id, ...fields },
    publish,
  }): Promise<{ milestone: MilestoneRow; isNew: boolean }> => {
    const [milestone] = await db
      .insert(milestones)
      .values({
        ...milestoneDefaults,
        ...withWholeProgress(fields),
        id,
        userId: actor.userId,
        createdBy: actor.userId,
        title: fields.title.trim(),
      })
      // The sender made the id: the same milestone sent again is the same milestone.
      .onConflictDoNothing({ target: milestones.id })
      .returning()
    if (!milestone) {
      const there = await getMilestone(db, id).catch(() => null)
      if (there?.userId !== actor.userId) throw new Conflict('id_taken')
      return { milestone: there, isNew: false }
    }
    await publish('board', {
      entity: 'milestone',
      id,
      version: 1,
      kind: 'milestone.created',
      memberId: milestone.userId,
    })
    return { milestone, isNew: true }
  },
  audit: {
    action: 'milestone.created',
    subject: ({ milestone }) => ({ type: 'milestone', id: milestone.id, memberId: milestone.userId }),
    happened: ({ isNew }) => isNew,
  },
})
