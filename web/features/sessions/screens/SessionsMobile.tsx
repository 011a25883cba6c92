import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { mobileListFrom } from '#domain/sessions/rules/times.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { BookSession } from '#web/features/booking/screens/BookSession.tsx'
import { useFailureToast } from '#web/lib/page/useFailureToast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { late } from '#web/ui/states/late.tsx'
import { BookPanel } from '../list/BookPanel.tsx'
import { NoSessions, SessionBlocks, SessionList } from '../list/SessionList.tsx'
import { SessionTile } from '../list/SessionTile.tsx'
import { useSessionsLive } from '../live.ts'
import { sessionsOf, sessionsQuery } from '../queries.ts'
import { SessionBooking } from '../schedule/SessionBooking.tsx'

// Under the list, and no part of what a member waits for.
const Services = late(
  async () =>
    (await import('#web/features/billing/serviceCards/screens/ServiceCardsMobile.tsx')).ServiceCardsMobile,
)
const Deliverables = late(
  async () =>
    (await import('#web/features/minutes/deliverables/screens/DeliverablesMobile.tsx')).DeliverablesMobile,
)
const DeletedSessions = late(async () => (await import('../status/DeletedSessions.tsx')).DeletedSessions)

/** The Sessions view of the phone's Home: the last 30 days and everything ahead, twenty at a time (T-078). */
export function SessionsMobile() {
  const me = useMe()
  const zone = useZone()
  const now = useNow()
  const [from] = useState(() => mobileListFrom(new Date()).toISOString())
  const list = useInfiniteQuery(sessionsQuery({ memberId: me.userId, from, limit: sessionLimits.mobileList }))
  useSessionsLive()
  const hasFailed = list.isError && !list.data
  useFailureToast(hasFailed, sessionTexts.listFailed, 'sessions.listSessions')
  return (
    <div className="grid gap-3">
      {list.data && sessionsOf(list.data).length > 0 ? (
        <BookSession label={sessionTexts.bookNew} variant="solid" isBlock />
      ) : null}
      <Panel as="div">
        <List
          of={list}
          items={sessionsOf}
          label="Loading sessions"
          skeleton={<SessionBlocks />}
          failed={sessionTexts.listFailed}
          hint="Your sessions are safe. Only the list didn't load."
          empty={<NoSessions />}
          more={list}
        >
          {(sessions) => (
            <SessionList
              sessions={sessions}
              zone={zone}
              now={now}
              row={(session) => <SessionTile key={session.id} session={session} zone={zone} now={now} />}
            />
          )}
        </List>
      </Panel>
      <BookPanel isSaidElsewhere />
      <Services />
      <Deliverables memberId={me.userId} zone={zone} />
      <DeletedSessions memberId={me.userId} zone={zone} />
      <SessionBooking zone={zone} pathOf={paths.appSession} />
    </div>
  )
}
