import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import type { Problem } from '#domain/decision.ts'
import { checkPeople } from '#domain/sessions/rules/people.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { failureText } from '../queries.ts'
import { setSessionPeople } from './mutations.ts'
import type { PersonRow } from './PeopleFields.tsx'
import { PeopleFields, personRow } from './PeopleFields.tsx'

type Props = {
  session: Pick<Session, 'id' | 'people'>
  /** Who is offered where nobody is named yet: the member themselves. */
  first: { name: string; email: string } | null
  onClose: () => void
}

const bare = (rows: readonly PersonRow[]) => rows.map(({ name, email }) => ({ name, email }))

/** Says who comes; each new person is asked for consent by email (4.12.11, 4.13.18). */
export function PeopleDialog({ session, first, onClose }: Props) {
  const [people, setPeople] = useState<readonly PersonRow[]>(() => {
    const known = session.people.map((person) => personRow(person))
    return known.length > 0 ? known : [personRow(first ?? undefined)]
  })
  const [start] = useState(people)
  const [base] = useState(session.people)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const store = useMutation(setSessionPeople())
  return (
    <FormDialog
      title="Who comes"
      description="Up to four people. Everyone besides you and your advisor gets an email that asks for their consent."
      action="Save people"
      busyLabel="Saving"
      isBusy={store.isPending}
      failure={failure}
      onSubmit={() => {
        const named = people.filter(({ name, email }) => name.trim() !== '' || email.trim() !== '')
        const wanted = bare(named)
        const found = checkPeople(wanted)
        setPeople(named)
        setProblems(found)
        setFailure(null)
        if (found.length > 0) return
        store.mutate(
          { id: session.id, people: wanted, base },
          {
            onSuccess: onClose,
            onError: (error) => {
              const { problems: theirs } = refusalOf(error)
              setProblems(theirs)
              if (theirs.length === 0) setFailure(failureText(error))
            },
          },
        )
      }}
      isDirty={JSON.stringify(bare(start)) !== JSON.stringify(bare(people))}
      onClose={onClose}
    >
      <PeopleFields
        people={people}
        problems={problems}
        onChange={(next) => {
          setPeople(next)
          setProblems([])
        }}
      />
    </FormDialog>
  )
}
