import { useRef, useState } from 'react'
import { cardDefaults, checkCardPatch } from '#domain/board/rules/cards.ts'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus, CardFields as Fields } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import type { Told } from '#web/lib/calls/queryClient.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { CardFields } from './CardFields.tsx'
import type { NewCard } from './useBoardActions.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreate: (draft: NewCard, told: Told) => void
}

const blank: Fields = {
  title: '',
  priority: cardDefaults.priority,
  description: '',
  assignedTo: null,
  dueOn: null,
  labels: [],
}

/** A new card with all its fields. What was typed stays until it is stored. */
export function NewCardDialog({ open, onOpenChange, onCreate }: Props) {
  const form = useCheckedForm({
    start: blank,
    check: (draft) => checkCardPatch({ ...draft, assignedTo: null }, []),
  })
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState<CardStatus>(cardDefaults.status)
  const words = useUnsaved(open && form.isDirty)
  const close = () =>
    words.leave(() => {
      form.reset()
      onOpenChange(false)
    })

  const create = form.submit((draft) => {
    setSending(true)
    onCreate(
      { ...draft, id, title: draft.title.trim(), labels: [...draft.labels], status },
      {
        stored: () => {
          setSending(false)
          form.reset()
          setId(crypto.randomUUID())
          setStatus(cardDefaults.status)
          words.release()
          onOpenChange(false)
        },
        refused: () => setSending(false),
      },
    )
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={boardUiTexts.newCard}
      initialFocus={title}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" isBusy={isSending} busyLabel="Adding" onClick={create}>
            Add card
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <CardFields titleRef={title} form={form} />
        <Field label="Column">
          <Segments
            label="Column"
            isWide
            value={status}
            onChange={setStatus}
            options={cardStatuses.map((each) => ({ value: each, label: columnNames[each] }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}
