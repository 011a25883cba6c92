import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { addCheckin } from './mutations.ts'

/** A few sentences on how things stand; they stay in the box until they are stored. */
export function CheckinDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation({ ...addCheckin(), onSuccess: onClose })
  const [id] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const words = useUnsaved(body.trim() !== '')
  const close = () => words.leave(onClose)
  const save = () => {
    if (body.trim() !== '') add.mutate({ id, body: body.trim() })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={boardUiTexts.addCheckin}
      description="Visible to you and your advisor."
      initialFocus={box}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="solid"
            disabled={body.trim() === ''}
            isBusy={add.isPending}
            busyLabel="Adding"
            onClick={save}
          >
            {boardUiTexts.addCheckin}
          </Button>
        </>
      }
    >
      <Field label="How are things going?">
        <Textarea
          ref={box}
          isReading
          rows={4}
          value={body}
          maxLength={boardLimits.checkinLength}
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
