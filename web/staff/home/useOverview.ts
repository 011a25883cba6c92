import { useQuery } from '@tanstack/react-query'
import { useZone } from '#web/features/sessions/list/useZone.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { dayAround, mondayOf } from './day.ts'
import { endedOf, needsOf } from './needs.ts'

/** Everything the overview is made of: the reader's own sessions, drafts, and the inbox. */
export function useOverview(now: Date) {
  useLiveRefresh('sessions')
  useLiveRefresh('minutes')
  useLiveRefresh('inquiries')
  const me = useMe()
  const zone = useZone()
  const { from: today, to } = dayAround(now, zone)
  const tomorrow = to.toISOString()
  const week = useQuery(
    orpc.sessions.listSessions.queryOptions({
      input: { mine: true, from: mondayOf(now, zone).toISOString(), to: tomorrow, limit: 50 },
    }),
  )
  const scheduled = useQuery(
    orpc.sessions.listSessions.queryOptions({
      input: { mine: true, status: 'scheduled', to: tomorrow, limit: 50 },
    }),
  )
  const drafts = useQuery(orpc.minutes.listWaitingMinutes.queryOptions())
  const inbox = useQuery(orpc.inquiries.listInquiries.queryOptions({ input: { show: 'pending', limit: 50 } }))

  const sessions = week.data?.sessions ?? []
  const ended = endedOf(scheduled.data?.sessions ?? [], now)
  const waiting = drafts.data?.items ?? []
  const inquiries = inbox.data?.inquiries ?? []
  const queries = [week, scheduled, drafts, inbox]
  return {
    isPending: queries.some((query) => query.isPending),
    isError: queries.some((query) => query.isError),
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
    today: sessions.filter(
      (session) => session.status !== 'cancelled' && Date.parse(session.startAt) >= today.getTime(),
    ),
    week: sessions,
    drafts: waiting,
    ended,
    inquiries,
    needs: needsOf(waiting, ended, inquiries, me.userId),
  }
}

export type Overview = ReturnType<typeof useOverview>
