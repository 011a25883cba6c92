import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { grantablePlans } from '#domain/billing/types.ts'

import { dayIn } from '#domain/zones.ts'
import { MemberAdvisorsStaff } from '#web/features/accounts/people/screens/MemberAdvisorsStaff.tsx'
import { PersonStaff } from '#web/features/accounts/people/screens/PersonStaff.tsx'

import { MemberPlansStaff } from '#web/features/billing/screens/MemberPlansStaff.tsx'
import { MemberRequestsStaff } from '#web/features/inquiries/screens/MemberRequestsStaff.tsx'
import { useZone } from '#web/features/sessions/list/useZone.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { clockOf } from './day.ts'

/** One member: plans to give and end, requests, sessions. `?give=desktop_pro` opens the dialog with that plan. */
export function MemberPage() {
  const { memberId = '' } = useParams()
  const [search] = useSearchParams()
  const wanted = grantablePlans.find((plan) => plan === search.get('give')) ?? null
  return (
    <PersonStaff userId={memberId} key={memberId}>
      {(person) => (
        <>
          <MemberAdvisorsStaff member={person} />
          <MemberPlansStaff member={person} wanted={wanted} />
          <MemberRequestsStaff memberId={person.userId} />
          <MemberSessions memberId={person.userId} />
        </>
      )}
    </PersonStaff>
  )
}

const shown = 5

function MemberSessions({ memberId }: { memberId: string }) {
  const sessions = useQuery(orpc.sessions.listSessions.queryOptions({ input: { memberId, limit: shown } }))
  useLiveRefresh('sessions')
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
            Advisors see the sessions of the members they are assigned to.
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
