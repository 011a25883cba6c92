import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendlyBooking } from '#contract/booking/calendly.ts'
import { calendlyTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { assignCalendly } from './mutations.ts'

const restMs = 200

/** Says whose booking it is that came from Calendly. */
export function AssignCalendly({ booking, onClose }: { booking: CalendlyBooking; onClose: () => void }) {
  const [memberId, setMemberId] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim(), restMs)
  const people = useQuery(
    orpc.accounts.listPeople.queryOptions({
      input: { limit: 20, withRole: false, ...(search ? { search } : {}) },
      placeholderData: keepPreviousData,
    }),
  )
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
          choices={(people.data?.people ?? []).map(({ userId, name, company, email }) => ({
            value: userId,
            label: name,
            note: company || email || '',
          }))}
          value={memberId}
          onChange={setMemberId}
          onSearch={setWords}
          placeholder="Name or company"
        />
      </Field>
    </FormDialog>
  )
}
