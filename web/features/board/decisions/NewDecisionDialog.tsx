import { useMutation } from '@tanstack/react-query'
import { boardLimits } from '#domain/board/limits.ts'
import { checkCardPatch } from '#domain/board/rules/cards.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { raiseDecision } from './mutations.ts'

/** A decision to be taken; it stands in the backlog until it is. */
export function NewDecisionDialog({ onClose }: { onClose: () => void }) {
  const order = useOrderId()
  const form = useCheckedForm({
    start: { title: '', description: '' },
    check: (draft) => checkCardPatch(draft, []),
  })
  const raise = useMutation({ ...raiseDecision(), onSuccess: onClose, onError: form.place })
  const save = form.submit((draft) =>
    raise.mutate({ id: order.of(draft), ...draft, title: draft.title.trim(), kind: 'decision' }),
  )

  return (
    <FormDialog
      title={boardUiTexts.newDecision}
      action="Add decision"
      busyLabel="Saving"
      isBusy={raise.isPending}
      onSubmit={save}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <Field label="Decision" hint="What needs to be decided, in one line." error={form.errorOf('title')}>
        <Input {...form.field('title')} maxLength={boardLimits.titleLength} autoComplete="off" />
      </Field>
      <Field label="Why" error={form.errorOf('description')}>
        <Textarea
          isReading
          rows={3}
          {...form.field('description')}
          maxLength={boardLimits.descriptionLength}
        />
      </Field>
    </FormDialog>
  )
}
