import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkAssignment } from '#domain/accounts/rules/assignment.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { endOfDay } from '#domain/instants.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { advisorFailure, assignAdvisor } from './mutations.ts'

type Props = { member: { userId: string; name: string }; onClose: () => void }
type Fields = { advisorId: string | null; until: string }
const restMs = 200

/** Gives a member an advisor, until a day where one is named; the member is told by email (4.13.1). */
export function AssignDialog({ member, onClose }: Props) {
  const order = useOrderId()
  const zone = useZone()
  const start: Fields = { advisorId: null, until: '' }
  const form = useCheckedForm({
    start,
    check: ({ advisorId, until }) => [
      ...(advisorId ? [] : [{ field: 'advisorId', message: fieldTexts.required('Advisor') }]),
      ...checkAssignment({ untilAt: until ? endOfDay(until, zone) : null }, new Date()),
    ],
    shownAt: { untilAt: 'until' },
  })
  const assign = useMutation({
    ...assignAdvisor(),
    onSuccess: onClose,
    onError: form.place,
  })
  const send = form.submit(({ advisorId, until }) => {
    if (!advisorId) return
    const untilAt = until ? endOfDay(until, zone).toISOString() : null
    const asked = { memberId: member.userId, advisorId, untilAt }
    assign.mutate({ id: order.of(asked), ...asked })
  })
  return (
    <FormDialog
      title="Assign an advisor"
      description={`They can open ${member.name}'s board and sessions. ${member.name} gets an email.`}
      action="Assign"
      busyLabel="Assigning"
      isBusy={assign.isPending}
      failure={form.failureOf(assign.error, advisorFailure)}
      onSubmit={send}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <StaffPicker
        value={form.watch('advisorId')}
        onChange={(advisorId) => form.set('advisorId', advisorId)}
        error={form.errorOf('advisorId')}
      />
      <Field
        label="Until"
        hint="The last day they advise. Leave empty for no end date."
        error={form.errorOf('until')}
      >
        <Input type="date" max="9999-12-31" {...form.field('until')} />
      </Field>
    </FormDialog>
  )
}

type PickerProps = { value: string | null; onChange: (userId: string | null) => void; error: string | null }

function StaffPicker({ value, onChange, error }: PickerProps) {
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim(), restMs)
  const people = useQuery(
    orpc.accounts.listPeople.queryOptions({
      input: { withRole: true, ...(search ? { search } : {}) },
      placeholderData: keepPreviousData,
    }),
  )
  const found = (people.data?.people ?? []).filter((person) => !person.isDisabled)
  return (
    <Field label="Advisor" error={error}>
      <Combobox
        choices={found.map(({ userId, name, email }) => ({ value: userId, label: name, note: email ?? '' }))}
        value={value}
        onChange={onChange}
        onSearch={setWords}
        placeholder="Name"
        emptyText={people.isFetching ? 'Searching' : 'No matching staff'}
      />
    </Field>
  )
}
