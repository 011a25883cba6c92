import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { addCheckin } from './mutations.ts'

type Props = {
  /** Whose board an advisor writes on; one's own where it is not given. */
  member?: { userId: string; name: string }
  onClose: () => void
}

/** A few sentences on how things stand; they stay in the box until they are stored. */
export function CheckinDialog({ member, onClose }: Props) {
  const add = useMutation({ ...addCheckin(), onSuccess: onClose })
  const order = useOrderId()
  const [body, setBody] = useState('')
  return (
    <FormDialog
      title={boardUiTexts.addCheckin}
      description={
        member ? `Visible to ${member.name} and their advisors.` : 'Visible to you and your advisor.'
      }
      action={boardUiTexts.addCheckin}
      busyLabel="Adding"
      isBusy={add.isPending}
      isDisabled={body.trim() === ''}
      onSubmit={() => {
        const checkin = { body: body.trim(), ...(member ? { memberId: member.userId } : {}) }
        add.mutate({ id: order.of(checkin), ...checkin })
      }}
      isDirty={body.trim() !== ''}
      onClose={onClose}
    >
      <Field label="How are things going?">
        <Textarea
          isReading
          rows={4}
          value={body}
          maxLength={boardLimits.checkinLength}
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
