import type { Milestone } from '#contract/board/milestones.ts'
import { checkMilestoneDays, checkMilestonePatch } from '#domain/board/rules/milestones.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { milestoneFields } from '#domain/board/types.ts'
import { useFieldEdit } from '#web/lib/edits/useEdit.ts'
import { editMilestone } from './mutations.ts'

function fieldsOf(milestone: Milestone): MilestoneFields {
  const { title, description, objective, owner, status, progress, startsOn, targetOn } = milestone
  return { title, description, objective, owner, status, progress, startsOn, targetOn }
}

/** One edit of one milestone. */
export function useMilestoneEdit(milestone: Milestone, onSaved: () => void) {
  return useFieldEdit({
    names: milestoneFields,
    row: { version: milestone.version, fields: fieldsOf(milestone) },
    check: (changes, whole) => [...checkMilestonePatch(changes), ...checkMilestoneDays(whole)],
    store: editMilestone(),
    write: (from, changes) => ({
      id: milestone.id,
      baseVersion: from.version,
      base: from.fields,
      changes,
    }),
    onSaved,
  })
}
