import { useMutation } from '@tanstack/react-query'
import type { Milestone } from '#contract/board/milestones.ts'
import { checkMilestoneDays, checkMilestonePatch } from '#domain/board/rules/milestones.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { milestoneFields } from '#domain/board/types.ts'
import { useFieldEdit } from '#web/features/board/useFieldEdit.ts'
import { editMilestone } from './mutations.ts'

function fieldsOf(milestone: Milestone): MilestoneFields {
  const { title, description, objective, owner, status, progress, startsOn, targetOn } = milestone
  return { title, description, objective, owner, status, progress, startsOn, targetOn }
}

/** One edit of one milestone, with the same care for two people's words as an edit of a card (K93). */
export function useMilestoneEdit(milestone: Milestone, onSaved: () => void) {
  const update = useMutation(editMilestone())
  return useFieldEdit<MilestoneFields>({
    names: milestoneFields,
    row: { version: milestone.version, fields: fieldsOf(milestone) },
    check: (changes, whole) => [...checkMilestonePatch(changes), ...checkMilestoneDays(whole)],
    write: (from, changes) =>
      update.mutateAsync({ id: milestone.id, baseVersion: from.version, base: from.fields, changes }),
    isSaving: update.isPending,
    saved: boardUiTexts.milestoneUpdated,
    failed: boardUiTexts.milestoneFailed,
    onSaved,
  })
}
