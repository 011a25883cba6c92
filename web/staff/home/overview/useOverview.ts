import { useQuery } from '@tanstack/react-query'
import { inboxCountsQuery } from '#web/features/inquiries/queries.ts'
import { matchesQuery } from '#web/features/minutes/automation/queries.ts'
import { issuesQuery } from '#web/features/newsletter/issues/queries.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { dayAround, weekSoFar } from './day.ts'
import { endedOf, missedIssues, needsOf } from './needs.ts'

// Nobody is told live that an email failed.
const mailEveryMs = 5 * 60_000

/** Everything the overview is made of: the reader's own sessions, drafts, and the inbox. */
export function useOverview(now: Date) {
  useLiveRefresh('sessions')
  useLiveRefresh('minutes')
  useLiveRefresh('inquiries')
  useLiveRefresh('recordings')
  const me = useMe()
  const zone = useZone()
  const { from: today } = dayAround(now, zone)
  const soFar = weekSoFar(now, zone)
  const week = useQuery(
    orpc.sessions.listSessions.queryOptions({
      input: { mine: true, ...soFar, limit: 50 },
    }),
  )
  const scheduled = useQuery(
    orpc.sessions.listSessions.queryOptions({
      input: { mine: true, status: 'scheduled', to: soFar.to, limit: 50 },
    }),
  )
  const drafts = useQuery(orpc.minutes.listWaitingMinutes.queryOptions())
  const inbox = useQuery(orpc.inquiries.listInquiries.queryOptions({ input: { show: 'mine', limit: 50 } }))
  const counts = useQuery(inboxCountsQuery())
  // What a reader may not see is not asked for (T-068); the day is shown before it has come, and without it where it fails.
  const matches = useQuery({ ...matchesQuery(), enabled: me.permissions.includes('sessions.manage') })

  // The day is shown before these have come, and without them where they fail.
  const undelivered = useQuery(orpc.accounts.listUndelivered.queryOptions({ refetchInterval: mailEveryMs }))
  const issues = useQuery(issuesQuery())

  const mails = undelivered.data?.emails ?? []
  const sessions = week.data?.sessions ?? []
  const ended = endedOf(scheduled.data?.sessions ?? [], now)
  const waiting = drafts.data?.items ?? []
  const found = matches.data?.waiting ?? []
  const counted = (...states: readonly string[]) =>
    waiting.filter(({ state }) => states.includes(state)).length
  const requests = counts.data ?? { open: 0, inProgress: 0 }
  const queries = [week, scheduled, drafts, inbox, counts]
  const missed = missedIssues(issues.data?.issues ?? [], now)
  return {
    isPending: queries.some((query) => query.isPending),
    isError: queries.some((query) => query.isError && query.data === undefined),
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
    today: sessions.filter(
      (session) => session.status !== 'cancelled' && Date.parse(session.startAt) >= today.getTime(),
    ),
    week: sessions,
    requests,
    waits: {
      drafts: counted('checking', 'failed'),
      emptied: counted('emptied'),
      unheard: counted('unheard'),
      matches: found.length,
      ended: ended.length,
      requests: requests.open,
      mails: mails.length,
      issues: missed.length,
    },
    needs: needsOf(waiting, ended, inbox.data?.inquiries ?? [], me.userId, found, {
      mails,
      issues: missed,
    }),
  }
}

export type Overview = ReturnType<typeof useOverview>
