import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendlyBooking } from '#contract/booking/calendly.ts'
import { calendlyTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { usePeopleChoices } from '#web/lib/lists/usePeopleChoices.ts'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { assignCalendly } from './mutations.ts'

/** Says whose booking it is that came from Calendly. */
export function AssignCalendly({ booking, onClose }: { booking: CalendlyBooking; onClose: () => void }) {
  const [memberId, setMemberId] = useState<string | null>(null)
  const { choices, onSearch } = usePeopleChoices({ withRole: false, chosenId: memberId })
  const assign = useMutation({ ...assignCalendly(), onSuccess: onClose })
  return (
    <FormDialog
      title={calendlyTexts.assign}
      description={`${booking.title}, ${booking.name}, ${booking.email}`}
      action="Assign booking"
      busyLabel="Assigning"
      isBusy={assign.isPending}
      isDisabled={memberId === null}
      onSubmit={() => memberId && assign.mutate({ id: booking.id, memberId })}
      onClose={onClose}
    >
      <Field label="Member">
        <Combobox
          choices={choices}
          value={memberId}
          onChange={setMemberId}
          onSearch={onSearch}
          placeholder="Name or company"
        />
      </Field>
    </FormDialog>
  )
}
