import type { ReactNode } from 'react'
import { consentAnswerNames } from '#domain/consent/texts.ts'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import type { Consent, ConsentPerson } from './queries.ts'

const looks: Record<NonNullable<ConsentPerson['answer']>, { tone: BadgeTone; mark?: Stage }> = {
  given: { tone: 'success', mark: 'round' },
  refused: { tone: 'danger', mark: 'octagon' },
  withdrawn: { tone: 'danger', mark: 'octagon' },
  outdated: { tone: 'warning', mark: 'square' },
  waiting: { tone: 'neutral', mark: 'square' },
}

const parties = { member: 'Member', advisor: 'Advisor', guest: 'Guest' } as const

type Props = { consent: Consent; asideOf?: (person: ConsentPerson) => ReactNode }

/** Everybody whose yes a session needs, and what each said as far as the reader is told. */
export function ConsentPeople({ consent, asideOf }: Props) {
  return (
    <ul className="hairlines">
      {consent.people.map((person, at) => (
        <li
          key={person.id ?? `${person.party} ${at}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
        >
          <span className="min-w-0 flex-1 basis-32 text-body-s leading-snug">
            <span className="block font-semibold [overflow-wrap:anywhere]">
              {person.isMe ? 'You' : person.name}
            </span>
            <span className="block text-caption text-ink-3 [overflow-wrap:anywhere]">
              {person.guestEmail ?? parties[person.party]}
            </span>
          </span>
          {person.answer ? (
            <Badge {...looks[person.answer]}>{consentAnswerNames[person.answer]}</Badge>
          ) : null}
          {asideOf?.(person)}
        </li>
      ))}
    </ul>
  )
}
