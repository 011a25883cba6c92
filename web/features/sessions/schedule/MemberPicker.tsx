import { canScheduleForAll } from '#domain/sessions/permissions.ts'
import { usePeopleChoices } from '#web/lib/lists/usePeopleChoices.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'

type Props = { value: string | null; onChange: (memberId: string | null) => void; error?: string | null }

/** Whom a session is for, found by how their name or company begins: members one advises, or all who may be scheduled for (4.13.1). */
export function MemberPicker({ value, onChange, error }: Props) {
  const isForAll = canScheduleForAll(useMe()).ok
  const { choices, onSearch, isFetching } = usePeopleChoices({
    ...(isForAll ? {} : { advised: true as const }),
    chosenId: value,
    offers: (person) => !person.isDisabled && person.isVerified,
  })
  return (
    <Field label="Member" error={error} hint={isForAll ? undefined : 'The members you advise.'}>
      <Combobox
        choices={choices}
        value={value}
        onChange={onChange}
        onSearch={onSearch}
        placeholder="Name or company"
        emptyText={isFetching ? 'Searching' : 'No matching members'}
      />
    </Field>
  )
}
