import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import type { ConsentPerson } from '#web/features/consent/queries.ts'
import { consentQuery } from '#web/features/consent/queries.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'

/** Who comes to a session, and the way to change it while it is ahead (4.13.18). */
export function SessionPeople({ session }: { session: Session }) {
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const { people } = session
  // Somebody who was asked for consent alone is in the session, too (4.12.11).
  const guests = furtherGuests(people, useQuery(consentQuery(session.id)).data?.consent.people ?? [])
  const canSet = session.can.setPeople.ok
  if (people.length + guests.length === 0 && !canSet) return null
  const isOwn = session.memberId === me.userId
  return (
    <section aria-label="Who comes" className="text-caption">
      <div className="flex items-center justify-between gap-3">
        <h3 className="title-s">Who comes</h3>
        {canSet ? (
          <Button size="small" variant="quiet" className="-mr-3" onClick={() => setOpen(true)}>
            {people.length === 0 ? 'Name people' : 'Change'}
          </Button>
        ) : null}
      </div>
      <ul className="hairlines mt-1">
        {[...(people.length === 0 ? [{ name: session.memberName, email: '' }] : people), ...guests].map(
          ({ name, email }) => (
            <li key={email || name} className="py-2">
              <span dir="auto" className="block text-body-s font-semibold [overflow-wrap:anywhere]">
                {name}
              </span>
              {email ? <span className="block text-ink-3 [overflow-wrap:anywhere]">{email}</span> : null}
            </li>
          ),
        )}
      </ul>
      {isOpen ? (
        <PeopleDialog
          session={session}
          first={isOwn ? { name: me.displayName, email: me.email } : { name: session.memberName, email: '' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  )
}

/** Guests who were asked and are not among those who come: by their address where the reader knows it, else by their name. */
function furtherGuests(people: readonly SessionPerson[], asked: readonly ConsentPerson[]): SessionPerson[] {
  const known = new Set(
    people.flatMap(({ name, email }) => [name, email]).map((words) => words.toLowerCase()),
  )
  return asked.flatMap(({ party, name, guestEmail }) =>
    party !== 'guest' || known.has((guestEmail ?? name).toLowerCase())
      ? []
      : [{ name, email: guestEmail ?? '' }],
  )
}
