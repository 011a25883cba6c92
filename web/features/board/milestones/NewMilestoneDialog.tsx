import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkMilestoneDraft, milestoneDefaults } from '#domain/board/rules/milestones.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { MilestoneForm } from './MilestoneForm.tsx'
import { createMilestone } from './mutations.ts'

const blank: MilestoneFields = { title: '', ...milestoneDefaults }

/** A new milestone; what was typed stays until it is stored. */
export function NewMilestoneDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const form = useCheckedForm({ start: blank, check: checkMilestoneDraft })
  const create = useMutation({ ...createMilestone(), onSuccess: onClose, onError: form.place })

  return (
    <FormDialog
      title={boardUiTexts.newMilestone}
      action="Add milestone"
      busyLabel="Saving"
      isBusy={create.isPending}
      onSubmit={form.submit((draft) => create.mutate({ id, ...draft, title: draft.title.trim() }))}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <MilestoneForm form={form} />
    </FormDialog>
  )
}
