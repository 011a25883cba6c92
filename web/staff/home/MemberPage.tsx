import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Person } from '#contract/accounts/people.ts'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { dayIn } from '#domain/zones.ts'
import { MemberAdvisorsStaff } from '#web/features/accounts/people/screens/MemberAdvisorsStaff.tsx'
import { PersonStaff } from '#web/features/accounts/people/screens/PersonStaff.tsx'
import { ViewConsoleStaff } from '#web/features/accounts/people/screens/ViewConsoleStaff.tsx'
import { MemberViewsStaff } from '#web/features/accounts/views/screens/MemberViewsStaff.tsx'
import { MemberPlansStaff } from '#web/features/billing/screens/MemberPlansStaff.tsx'
import { AddToBoard } from '#web/features/board/advised/AddToBoard.tsx'
import { AdvisedBoard } from '#web/features/board/advised/AdvisedBoard.tsx'
import { CheckinsPanel } from '#web/features/board/advised/CheckinsPanel.tsx'
import { DecisionsPanel } from '#web/features/board/advised/DecisionsPanel.tsx'
import { MilestonesPanel } from '#web/features/board/advised/MilestonesPanel.tsx'
import { MemberCreditsStaff } from '#web/features/booking/screens/MemberCreditsStaff.tsx'
import { MemberRequestsStaff } from '#web/features/inquiries/screens/MemberRequestsStaff.tsx'
import { MemberAcceptancesStaff } from '#web/features/privacy/screens/MemberAcceptancesStaff.tsx'
import { JoinButton } from '#web/features/sessions/list/JoinButton.tsx'
import { meetingOf } from '#web/features/sessions/list/offers.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { clockOf } from './overview/day.ts'
import { useMemberSessions } from './useMemberSessions.ts'

/**
 * One member as their advisor prepares: what moved since the last session, figures, cards and sessions, and next to them what
 * waits for an answer. Whoever does not advise them sees what every staff member sees. `?give=desktop_pro` opens the dialog with
 * that plan.
 */
export function MemberPage() {
  const { memberId = '' } = useParams()
  const [search] = useSearchParams()
  const wanted = grantablePlans.find((plan) => plan === search.get('give')) ?? null
  return (
    <PersonStaff
      userId={memberId}
      key={memberId}
      actions={(person) => (
        <>
          <ViewConsoleStaff person={person} />
          {person.isAdvised ? <AddToBoard member={person} /> : null}
        </>
      )}
      aside={(person) => (
        <>
          <MemberRequestsStaff memberId={person.userId} />
          {person.isAdvised ? (
            <>
              <DecisionsPanel memberId={person.userId} />
              <CheckinsPanel memberId={person.userId} />
              <MilestonesPanel memberId={person.userId} />
              <MemberViewsStaff memberId={person.userId} />
            </>
          ) : null}
        </>
      )}
    >
      {(person) => (
        <>
          <Middle person={person} />
          <MemberCreditsStaff member={person} />
          <MemberPlansStaff member={person} wanted={wanted} />
          <MemberAdvisorsStaff member={person} />
          <MemberAcceptancesStaff memberId={person.userId} />
        </>
      )}
    </PersonStaff>
  )
}

function Middle({ person }: { person: Person }) {
  const zone = useZone()
  const now = useClock()
  const { newest, last, next, isLastKnown } = useMemberSessions(person.userId, now)
  const since = last?.endAt ?? person.createdAt
  const day = dayIn(new Date(since), zone)
  return (
    <>
      {next ? <NextBand session={next} zone={zone} now={now} /> : null}
      {person.isAdvised && isLastKnown ? (
        <AdvisedBoard
          memberId={person.userId}
          since={since}
          title={last ? 'Since last session' : 'Since they joined'}
          when={`${sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}${last ? `, ${last.title}` : ''}`}
        />
      ) : null}
      {person.isAdvised ? null : (
        <Panel>
          <Empty level={2} title="You don't advise this member">
            Their board opens to the advisors assigned to them. Admins and sessions managers assign advisors.
          </Empty>
        </Panel>
      )}
      <MemberSessions sessions={newest} />
    </>
  )
}

type BandProps = { session: Session; zone: string; now: Date }

/** The next session on a black band, with the way into it. */
function NextBand({ session, zone, now }: BandProps) {
  const meetingUrl = meetingOf(session, now.getTime())
  const day = sayDay(dayIn(new Date(session.startAt), zone), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (
    <section
      aria-label="Next session"
      data-band="dark"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-steel-950 px-5 py-4 text-[#f1f3f4] dark:bg-raised"
    >
      <span className="drawn-time text-[2.25rem]">{clockOf(session.startAt, zone)}</span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold [overflow-wrap:anywhere]">{session.title}</h2>
        <p className="text-body-s text-[#b5babe] tnum">{`${day}, with ${session.advisorName}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button to={paths.vipSession(session.id)}>Open session</Button>
        {meetingUrl ? <JoinButton variant="hot" meetingUrl={meetingUrl} /> : null}
      </div>
    </section>
  )
}

function MemberSessions({ sessions }: { sessions: UseQueryResult<{ sessions: Session[] }> }) {
  return (
    <Panel>
      <PanelHeader
        title="Sessions"
        aside={
          <TextLink to={paths.vipSessions()} look="arrow">
            All sessions
          </TextLink>
        }
      />
      <List
        of={sessions}
        items={(data) => data.sessions}
        empty={
          <Empty title="No sessions found">
            Sessions show to whoever leads them, to the member's advisors and to sessions managers.
          </Empty>
        }
      >
        {(all) => (
          <PanelRows className="mt-2">
            {all.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </PanelRows>
        )}
      </List>
    </Panel>
  )
}

const tones = {
  grey: 'neutral',
  straw: 'warning',
  blue: 'info',
  green: 'success',
  outline: 'outline',
  heat: 'heat',
} as const

function SessionRow({ session }: { session: Session }) {
  const zone = useZone()
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const day = sayDay(dayIn(new Date(session.startAt), zone), format)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          dir="auto"
          to={paths.vipSession(session.id)}
          className="font-semibold underline-offset-4 hover:underline max-md:inline-block max-md:py-1.5"
        >
          {session.title}
        </Link>
        <p className="text-caption text-ink-3 tnum">{`${day}, ${clockOf(session.startAt, zone)}, ${session.advisorName}`}</p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        {session.badges.map((badge) => (
          <Badge
            key={badge.label}
            tone={tones[badge.tone]}
            {...(badge.mark === 'none' ? {} : { mark: badge.mark })}
          >
            {badge.label}
          </Badge>
        ))}
      </span>
    </li>
  )
}
