import type { ReactNode } from 'react'
import type { Session } from '#contract/sessions.ts'
import { noShowTexts } from '#domain/sessions/rules/noShowTexts.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'

type Props = { session: Session; people?: readonly string[]; children?: ReactNode }

/** What there is to know about a session, two columns of small words. */
export function SessionFacts({ session, people = [], children }: Props) {
  const minutes = durationMinutes({ startAt: new Date(session.startAt), endAt: new Date(session.endAt) })
  return (
    <dl className="hairlines text-caption">
      <SessionFact name="Session type">{sessionTexts.types[session.sessionType]}</SessionFact>
      <SessionFact name="Duration">{minutes} minutes</SessionFact>
      <SessionFact name="Advisor">{session.advisorName}</SessionFact>
      {people.length > 0 ? (
        <SessionFact name="Attendees">
          {people.map((person) => (
            <span key={person} className="block">
              {person}
            </span>
          ))}
        </SessionFact>
      ) : null}
      {session.noShowAt ? (
        <SessionFact name={sessionTexts.badges.noShow}>
          {session.can.manage.ok ? noShowTexts.toStaff : noShowTexts.toMember}
        </SessionFact>
      ) : null}
      {session.statusReason ? <SessionFact name="Reason">{session.statusReason}</SessionFact> : null}
      {children}
    </dl>
  )
}

/** One fact: its name, and what it is. */
export function SessionFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 py-2 first:pt-0">
      <dt className="shrink-0 text-ink-3">{name}</dt>
      <dd className="min-w-0 text-right font-[560] [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
