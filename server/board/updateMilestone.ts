import { eq } from 'drizzle-orm'
import { UpdateMilestoneInput } from '#contract/board/milestones.ts'
import { canEditMilestone } from '#domain/board/permissions.ts'
import { isStale, mergeEdit } from '#domain/board/rules/conflict.ts'
import {
  checkMilestoneDays,
  checkMilestonePatch,
  milestoneStatusOf,
  withWholeProgress,
} from '#domain/board/rules/milestones.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { milestoneFields } from '#domain/board/types.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict, Invalid } from '#server/platform/http/refusal.ts'
import type { MilestoneRow } from './listMilestones.ts'
import { getMilestone } from './listMilestones.ts'
import { milestoneHistory, milestones } from './tables.ts'

/** Edits meet as those of cards do (K93); a change of status or progress is also written into the history (K76). */
export const updateMilestone = command({
  input: UpdateMilestoneInput,
  load: async ({ db, actor, input }) => {
    const milestone = await getMilestone(db, input.id, 'lock')
    return { ...milestone, isAssignedAdvisor: milestone.userId !== actor.userId }
  },
  can: canEditMilestone,
  check: (input) => checkMilestonePatch(input.changes),
  run: async ({ db, app, actor, input, loaded, now, publish }) => {
    const stored = fieldsOf(loaded)
    const base = isStale(loaded, input.baseVersion) ? input.base : stored
    const { merged, clashes } = mergeEdit(milestoneFields, base, withWholeProgress(input.changes), stored)
    if (clashes.length > 0) {
      const fields = clashes.map((clash) => clash.field)
      throw new Conflict('milestone_changed', { version: loaded.version, fields, theirs: stored })
    }
    const problems = checkMilestoneDays(merged)
    if (problems.length > 0) throw new Invalid(problems)
    const [milestone] = await db
      .update(milestones)
      .set({ ...merged, title: merged.title.trim(), version: loaded.version + 1, updatedAt: now })
      .where(eq(milestones.id, input.id))
      .returning()
    if (!milestone) throw new Conflict('milestone_gone')
    if (merged.status !== stored.status || merged.progress !== stored.progress) {
      await db.insert(milestoneHistory).values({
        id: app.clock.newId(),
        milestoneId: milestone.id,
        userId: milestone.userId,
        createdBy: actor.userId,
        fromStatus: stored.status,
        toStatus: merged.status,
        fromProgress: stored.progress,
        toProgress: merged.progress,
        createdAt: now,
      })
    }
    const { id, version, userId } = milestone
    await publish('board', { entity: 'milestone', id, version, kind: 'milestone.edited', memberId: userId })
    return { milestone, fields: Object.keys(input.changes) }
  },
  audit: {
    action: 'milestone.edited',
    subject: ({ milestone, fields }) => ({
      type: 'milestone',
      id: milestone.id,
      memberId: milestone.userId,
      details: { fields },
    }),
  },
})

function fieldsOf(row: MilestoneRow): MilestoneFields {
  const { title, description, objective, owner, status, progress, startsOn, targetOn } = row
  return {
    title,
    description,
    objective,
    owner,
    status: milestoneStatusOf(status),
    progress,
    startsOn,
    targetOn,
  }
}
