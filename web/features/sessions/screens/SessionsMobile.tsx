import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { mobileListFrom } from '#domain/sessions/rules/times.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { useMe } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { MorePages } from '#web/ui/MorePages.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { useSessionsLive } from '../live.ts'
import { NoSessions, SessionList, SessionsLoading } from '../parts/SessionList.tsx'
import { SessionTile } from '../parts/SessionTile.tsx'
import { useNow } from '../parts/useNow.ts'
import { useZone } from '../parts/useZone.ts'
import { sessionsOf, sessionsQuery } from '../queries.ts'

/** The Sessions view of the phone's Home: the last 30 days and everything ahead, twenty at a time (T-078). */
export function SessionsMobile() {
  const me = useMe()
  const zone = useZone()
  const now = useNow()
  const [from] = useState(() => mobileListFrom(new Date()).toISOString())
  const list = useInfiniteQuery(sessionsQuery({ memberId: me.userId, from, limit: sessionLimits.mobileList }))
  useSessionsLive()
  const sessions = sessionsOf(list.data)
  const hasFailed = list.isError && !list.data
  useEffect(() => {
    if (hasFailed) toast.error(sessionTexts.listFailed, { id: 'sessions.listSessions' })
  }, [hasFailed])
  return (
    <Panel as="div">
      {list.isPending ? (
        <SessionsLoading />
      ) : hasFailed ? (
        <SectionError
          className="p-4"
          title={sessionTexts.listFailed}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        >
          Your sessions are safe. Only the list didn't load.
        </SectionError>
      ) : sessions.length === 0 ? (
        <NoSessions />
      ) : (
        <SessionList
          sessions={sessions}
          zone={zone}
          now={now}
          row={(session) => <SessionTile key={session.id} session={session} zone={zone} now={now} />}
        />
      )}
      <MorePages of={list} />
    </Panel>
  )
}
