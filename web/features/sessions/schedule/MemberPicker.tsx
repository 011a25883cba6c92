import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canScheduleForAll } from '#domain/sessions/permissions.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'

type Props = { value: string | null; onChange: (memberId: string | null) => void; error?: string | null }

const restMs = 200
const shown = 20

/** Whom a session is for, found by how their name or company begins: members one advises, or all who may be scheduled for (4.13.1). */
export function MemberPicker({ value, onChange, error }: Props) {
  const isForAll = canScheduleForAll(useMe()).ok
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim(), restMs)
  const people = useQuery(
    orpc.accounts.listPeople.queryOptions({
      input: { limit: shown, ...(search ? { search } : {}), ...(isForAll ? {} : { advised: true }) },
      placeholderData: keepPreviousData,
    }),
  )
  // The one who was chosen stays in the list, whatever is typed afterwards.
  const chosen = useQuery({
    ...orpc.accounts.getPerson.queryOptions({ input: { userId: value ?? '' } }),
    enabled: value !== null,
  })
  const found = (people.data?.people ?? []).filter((person) => !person.isDisabled && person.isVerified)
  const own = chosen.data?.person
  const all = own && !found.some((person) => person.userId === own.userId) ? [own, ...found] : found
  return (
    <Field label="Member" error={error} hint={isForAll ? undefined : 'The members you advise.'}>
      <Combobox
        choices={all.map(({ userId, name, company, email }) => ({
          value: userId,
          label: name,
          note: company || email || '',
        }))}
        value={value}
        onChange={onChange}
        onSearch={setWords}
        placeholder="Name or company"
        emptyText={people.isFetching ? 'Searching' : 'No matching members'}
      />
    </Field>
  )
}
