import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { checkMilestoneDraft, milestoneDefaults } from '#domain/board/rules/milestones.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { MilestoneForm } from './MilestoneForm.tsx'
import { createMilestone } from './mutations.ts'

const blank: MilestoneFields = { title: '', ...milestoneDefaults }

/** A new milestone; what was typed stays until it is stored. */
export function NewMilestoneDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const form = useCheckedForm({ start: blank, check: checkMilestoneDraft })
  const title = useRef<HTMLInputElement>(null)
  const words = useUnsaved(form.isDirty)
  const close = () => words.leave(onClose)
  const create = useMutation({ ...createMilestone(), onSuccess: onClose, onError: form.place })
  const save = form.submit((draft) => create.mutate({ id, ...draft, title: draft.title.trim() }))

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={boardUiTexts.newMilestone}
      initialFocus={title}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" isBusy={create.isPending} busyLabel="Saving" onClick={save}>
            Add milestone
          </Button>
        </>
      }
    >
      <MilestoneForm titleRef={title} form={form} />
    </Dialog>
  )
}
