import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { factorLimits } from '#domain/accounts/limits.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { resetFactor } from './mutations.ts'

/** An admin asks for somebody's lost second factor to be removed; the person is told at once, and it waits for a day (T-200). */
export function ResetFactorDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const reset = useMutation(resetFactor())
  const refusal = reset.isError ? refusalOf(reset.error) : null
  return (
    <FormDialog
      title="Reset second factor"
      description={`${person.name} is told by email now. In 24 hours their next sign-in removes it, unless they sign in with it before.`}
      size="small"
      action="Ask for the reset"
      busyLabel="Asking"
      isBusy={reset.isPending}
      isDisabled={reason.trim() === ''}
      failure={
        refusal ? (refusal.reason === 'no_factor' ? 'They have no second factor.' : wordsOf(refusal)) : null
      }
      onSubmit={() => reset.mutate({ userId: person.userId, reason: reason.trim() }, { onSuccess: onClose })}
      isDirty={reason.trim() !== ''}
      onClose={onClose}
    >
      <Field label="Reason" hint="They read it in the email, and the audit trail keeps it.">
        <Textarea
          rows={3}
          maxLength={factorLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
