import { useState } from 'react'
import { cardDefaults, checkCardPatch, fieldsOf } from '#domain/board/rules/cards.ts'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus, CardFields as Fields } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import type { Told } from '#web/lib/calls/queryClient.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { CardFields } from './CardFields.tsx'
import type { NewCard } from './useBoardActions.ts'

type Props = { onClose: () => void; onCreate: (draft: NewCard, told: Told) => void }

const blank: Fields = fieldsOf({ ...cardDefaults, title: '' })

/** A new card with all its fields. What was typed stays until it is stored. */
export function NewCardDialog({ onClose, onCreate }: Props) {
  const form = useCheckedForm({
    start: blank,
    check: (draft) => checkCardPatch({ ...draft, assignedTo: null }, []),
  })
  const order = useOrderId()
  const [isSending, setSending] = useState(false)
  const [status, setStatus] = useState<CardStatus>(cardDefaults.status)

  const create = form.submit((draft) => {
    setSending(true)
    onCreate(
      {
        ...draft,
        id: order.of({ ...draft, status }),
        title: draft.title.trim(),
        labels: [...draft.labels],
        status,
      },
      { stored: onClose, refused: () => setSending(false) },
    )
  })

  return (
    <FormDialog
      title={boardUiTexts.newCard}
      action="Add card"
      busyLabel="Adding"
      isBusy={isSending}
      onSubmit={create}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <CardFields form={form} />
      <Field label="Column">
        <Segments
          label="Column"
          isWide
          value={status}
          onChange={setStatus}
          options={cardStatuses.map((each) => ({ value: each, label: columnNames[each] }))}
        />
      </Field>
    </FormDialog>
  )
}
