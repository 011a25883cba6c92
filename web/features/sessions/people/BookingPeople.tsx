import { useState } from 'react'
import type { Problem } from '#domain/decision.ts'
import { checkNamed, personOf } from '#domain/sessions/rules/people.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import type { PersonRow } from './PeopleFields.tsx'
import { PeopleFields, personRow } from './PeopleFields.tsx'

type Props = {
  value: readonly SessionPerson[]
  /** Whether somebody has gone on: whoever is half named is found fault with. */
  isChecked: boolean
  /** What the booking was refused for, until something of it is changed. */
  refused: readonly Problem[]
  onChange: (people: readonly SessionPerson[]) => void
}

/** Who comes, while a session is being booked: the member first, who needs not be changed (4.13.18). */
export function BookingPeople({ value, isChecked, refused, onChange }: Props) {
  const me = useMe()
  const [rows, setRows] = useState<readonly PersonRow[]>(() =>
    (value.length > 0 ? value : [{ name: me.displayName, email: me.email }]).map((person) =>
      personRow(person),
    ),
  )
  // What is still being typed is no fault yet.
  const problems = checkNamed(rows).filter(
    (problem) => isChecked || personOf(rows, problem)?.email.includes('@'),
  )
  return (
    <fieldset>
      <legend className="mb-2.5 text-body-s font-semibold">Who comes?</legend>
      <p className="mb-3 text-caption text-ink-3">
        Up to four people. Everyone besides you gets the date by email and is asked for their consent.
      </p>
      <PeopleFields
        people={rows}
        problems={[...problems, ...refused]}
        onChange={(next) => {
          setRows(next)
          onChange(next.map(({ name, email }) => ({ name, email })))
        }}
      />
    </fieldset>
  )
}
