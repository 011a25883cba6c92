import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { SessionBrief as Brief } from '#contract/sessions/brief.ts'
import type { Session } from '#contract/sessions.ts'
import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { wallTime } from '#domain/zones.ts'
import { useCardLink, useSessionLink } from '#web/lib/page/consoleLinks.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { briefQuery } from '../queries.ts'

type Props = { session: Pick<Session, 'id' | 'memberId'>; zone: string; level?: 2 | 3 }

/** Before a session: what was promised with its sentence, what moved, what is to be decided, what is unread (D7). */
export function SessionBrief({ session, zone, level = 3 }: Props) {
  const query = useQuery(briefQuery(session.id))
  // Links lead into the member's own consoles; staff have their way in from the member's page.
  const isOwn = useMe().userId === session.memberId
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-label="Brief">
      <Heading className="title-s">Brief</Heading>
      <Loaded of={query} label="Loading the brief" className="mt-2" skeleton={<SkeletonLines lines={4} />}>
        {({ brief }) => <Parts brief={brief} zone={zone} isOwn={isOwn} />}
      </Loaded>
    </section>
  )
}

const momentOf = ({ segment, startMs }: Brief['promises'][number]) =>
  segment === null ? null : momentLabel({ segment, startMs }, null)

const moves = { finished: 'Finished', added: 'New', changed: 'Changed' } as const

function Parts({ brief, zone, isOwn }: { brief: Brief; zone: string; isOwn: boolean }) {
  const cardTo = useCardLink()
  const sessionTo = useSessionLink()
  // Where it was said: the second of the recording, else the line of the transcript (D1).
  const saidAt = (sessionId: string, segment: number | null) =>
    isOwn
      ? sessionTo(sessionId, segment)
      : paths.vipSession(sessionId, segment === null ? undefined : String(segment))
  const day = (at: string) => sayDay(wallTime(new Date(at), zone).day, { day: 'numeric', month: 'long' })
  const card = (id: string, title: string) =>
    isOwn ? (
      <Link {...cardTo(id)} className={linkClasses}>
        {title}
      </Link>
    ) : (
      title
    )
  const { promises, moved, decisions, unread, previous } = brief
  if (promises.length + moved.length + decisions.length + unread.length === 0)
    return (
      <p className="text-body-s text-ink-2">
        {previous
          ? `Nothing is open since ${previous.title} on ${day(previous.startAt)}.`
          : 'Nothing to prepare yet: no promise is open, nothing waits to be decided or read.'}
      </p>
    )
  return (
    <div className="grid gap-5">
      <Part title="Promised" count={promises.length}>
        {promises.map((each) => (
          <li key={each.id} className="py-2.5">
            <p dir="auto" className="font-[560] [overflow-wrap:anywhere]">
              {each.cardId ? card(each.cardId, each.text) : each.text}
            </p>
            {each.quote && each.quote !== each.text ? (
              <blockquote
                dir="auto"
                className="mt-1 font-serif text-[1.0625rem] leading-snug text-ink-2 [overflow-wrap:anywhere]"
              >
                “{each.quote}”
              </blockquote>
            ) : null}
            <p className="mt-1 text-caption text-ink-3">
              {[
                each.owner ?? each.speaker,
                each.dueOn ? `due ${sayDay(each.dueOn, { day: 'numeric', month: 'long' })}` : null,
              ]
                .filter(Boolean)
                .map((words) => `${words}, `)}
              <Link
                to={saidAt(each.sessionId, each.segment)}
                className={`${linkClasses} -my-2 inline-block py-2 tnum`}
              >
                {`${each.sessionTitle}, ${[day(each.sessionAt), momentOf(each)].filter(Boolean).join(', ')}`}
              </Link>
            </p>
          </li>
        ))}
      </Part>
      <Part
        title={previous ? 'Moved since the last session' : 'Moved in the last 30 days'}
        count={moved.length}
      >
        {moved.map(({ id, title, what }) => (
          <li key={id} className="flex items-baseline gap-3 py-2">
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {card(id, title)}
            </span>
            <Badge tone={what === 'finished' ? 'success' : 'outline'}>{moves[what]}</Badge>
          </li>
        ))}
      </Part>
      <Part title="To be decided" count={decisions.length}>
        {decisions.map(({ id, title, raisedAt }) => (
          <li key={id} className="flex items-baseline gap-3 py-2">
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {card(id, title)}
            </span>
            <span className="text-caption whitespace-nowrap text-ink-3">since {day(raisedAt)}</span>
          </li>
        ))}
      </Part>
      <Part title="Unread minutes" count={unread.length}>
        {unread.map(({ sessionId, title, startAt }) => (
          <li key={sessionId} className="flex items-baseline gap-3 py-2">
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <Link to={saidAt(sessionId, null)} className={linkClasses}>
                {title}
              </Link>
            </span>
            <span className="text-caption whitespace-nowrap text-ink-3">{day(startAt)}</span>
          </li>
        ))}
      </Part>
    </div>
  )
}

const linkClasses = 'underline decoration-line-strong underline-offset-4 hover:decoration-current'

/** One kind of thing; absent where there is none of it. */
function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <div>
      <p className="text-caption font-semibold text-ink-2">
        {title} <span className="font-normal text-ink-3 tnum">{count}</span>
      </p>
      <ul aria-label={title} className="hairlines text-body-s">
        {children}
      </ul>
    </div>
  )
}
