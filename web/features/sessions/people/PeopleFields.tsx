import { UserPlus, X } from 'lucide-react'
import { emailMax } from '#domain/accounts/limits.ts'
import type { Problem } from '#domain/decision.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'

/** A person in a form, with a key of their own while rows come and go. */
export type PersonRow = SessionPerson & { readonly key: string }

export const personRow = (person: SessionPerson = { name: '', email: '' }): PersonRow => ({
  ...person,
  key: crypto.randomUUID(),
})

type Props = {
  people: readonly PersonRow[]
  problems: readonly Problem[]
  onChange: (people: readonly PersonRow[]) => void
}

/** One to four people who come, each with a name and an address (4.13.18). */
export function PeopleFields({ people, problems, onChange }: Props) {
  const problemOf = (at: number, part: string) =>
    problems.find(({ field }) => field === `people.${at}.${part}`)?.message ?? null
  const set = (at: number, part: Partial<SessionPerson>) =>
    onChange(people.map((person, each) => (each === at ? { ...person, ...part } : person)))
  return (
    <div className="grid gap-4">
      {people.map((person, at) => (
        // biome-ignore lint/a11y/useSemanticElements: safe because a fieldset cannot be a grid of two columns everywhere
        <div
          key={person.key}
          role="group"
          aria-label={`Person ${at + 1}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_auto]"
        >
          <Field label="Name" error={problemOf(at, 'name')} className="max-sm:col-span-2">
            <Input
              dir="auto"
              value={person.name}
              maxLength={sessionLimits.personName}
              autoComplete="off"
              onChange={(event) => set(at, { name: event.target.value })}
            />
          </Field>
          <Field label="Email" error={problemOf(at, 'email')}>
            <Input
              type="email"
              value={person.email}
              maxLength={emailMax}
              autoComplete="off"
              onChange={(event) => set(at, { email: event.target.value })}
            />
          </Field>
          <IconButton
            icon={X}
            label={person.name ? `Remove ${person.name}` : `Remove person ${at + 1}`}
            className="mt-[26px]"
            onClick={() => onChange(people.filter((_, each) => each !== at))}
          />
        </div>
      ))}
      {people.length < sessionLimits.people ? (
        <Button
          size="small"
          icon={UserPlus}
          className="justify-self-start"
          onClick={() => onChange([...people, personRow()])}
        >
          Add a person
        </Button>
      ) : (
        <p className="text-caption text-ink-3">Up to {sessionLimits.people} people can come.</p>
      )}
    </div>
  )
}
