import { useMutation } from '@tanstack/react-query'
import { checkMilestoneDraft, milestoneDefaults } from '#domain/board/rules/milestones.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { MilestoneForm } from './MilestoneForm.tsx'
import { createMilestone } from './mutations.ts'

const blank: MilestoneFields = { title: '', ...milestoneDefaults }

/** A new milestone; what was typed stays until it is stored. */
export function NewMilestoneDialog({ onClose }: { onClose: () => void }) {
  const order = useOrderId()
  const form = useCheckedForm({ start: blank, check: checkMilestoneDraft })
  const create = useMutation({ ...createMilestone(), onSuccess: onClose, onError: form.place })

  return (
    <FormDialog
      title={boardUiTexts.newMilestone}
      action="Add milestone"
      busyLabel="Saving"
      isBusy={create.isPending}
      onSubmit={form.submit((typed) => {
        const draft = { ...typed, title: typed.title.trim() }
        create.mutate({ id: order.of(draft), ...draft })
      })}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <MilestoneForm form={form} />
    </FormDialog>
  )
}
