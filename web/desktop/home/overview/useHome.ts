import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/sessions.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { cardsOf, columnQuery, pickQuery } from '#web/features/board/cards/queries.ts'
import { metricsQuery } from '#web/features/board/metrics/queries.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { serverNow } from '#web/lib/time/serverClock.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import type { Asked } from '#web/ui/lists/Loaded.tsx'
import { dueOf } from './due.ts'
import { upcomingOf } from './upcoming.ts'

/** Approved minutes as the list gives them. */
export type Deliverable = Awaited<ReturnType<typeof api.minutes.listApprovedMinutes>>['items'][number]

const hourMs = 3_600_000
const mostPages = 6
const pastShown = 10
const lateMs = 1_000

/** When the hour that has begun ends: what is asked about 'now' reaches as far. */
export const endOfHour = () => new Date((Math.floor(serverNow() / hourMs) + 1) * hourMs)

/**
 * Asks again when the next hour begins, of a query whose key names no hour: where that fails the answer of before stays.
 * With the hour in the key, a home that hides what it does not know would drop it, draw itself anew and ask without end.
 */
export const askHourly = { refetchInterval: () => endOfHour().getTime() - serverNow() + lateMs }

/** Scheduled sessions that are not over, soonest first. */
export function useUpcoming(): Asked<readonly Session[]> {
  const { userId } = useMe()
  const now = useClock()
  const asked = useQuery({
    queryKey: [['sessions', 'upcoming'], { userId }],
    queryFn: () => {
      const from = new Date(
        endOfHour().getTime() - (sessionLimits.maxDurationHours + 1) * hourMs,
      ).toISOString()
      return allSessions({ memberId: userId, from, status: 'scheduled', order: 'soonest' })
    },
    ...askHourly,
  })
  return { ...asked, data: asked.data && upcomingOf(asked.data, now) }
}

type SessionsAsked = Pick<
  Parameters<typeof api.sessions.listSessions>[0],
  'memberId' | 'from' | 'to' | 'status' | 'order'
>

/** All pages of a list of sessions, up to a bound that no member comes near. */
export async function allSessions(input: SessionsAsked): Promise<Session[]> {
  const found: Session[] = []
  let cursor: string | null = null
  for (let page = 0; page < mostPages; page += 1) {
    const answer: Awaited<ReturnType<typeof api.sessions.listSessions>> = await api.sessions.listSessions({
      ...input,
      limit: sessionLimits.desktopList,
      ...(cursor ? { cursor } : {}),
    })
    found.push(...answer.sessions)
    cursor = answer.next
    if (!cursor) break
  }
  return found
}

/** The last sessions that have begun, newest first, whatever became of them. */
export function usePastSessions(): Asked<readonly Session[]> {
  const { userId } = useMe()
  const asked = useQuery({
    queryKey: [['sessions', 'past'], { userId }],
    queryFn: ({ signal }) =>
      api.sessions.listSessions(
        { memberId: userId, to: endOfHour().toISOString(), limit: pastShown },
        { signal },
      ),
    ...askHourly,
  })
  return { ...asked, data: asked.data?.sessions }
}

/** The newest approved minutes. */
export function useLatestMinutes(): Asked<readonly Deliverable[]> {
  const { userId } = useMe()
  const asked = useQuery(orpc.minutes.listApprovedMinutes.queryOptions({ input: { memberId: userId } }))
  return { ...asked, data: asked.data?.items }
}

/** Open cards with a day, read from the first page of both open columns, which the board then has already. */
export function useDueCards() {
  const today = useToday()
  const waiting = useInfiniteQuery(columnQuery('backlog', ''))
  const worked = useInfiniteQuery(columnQuery('in_progress', ''))
  const columns = [waiting, worked]
  const isKnown = columns.every((column) => column.data)
  return {
    today,
    data: isKnown
      ? dueOf(
          columns.flatMap((column) => cardsOf(column.data)),
          today,
          !columns.some((column) => column.hasNextPage),
        )
      : undefined,
    isError: columns.some((column) => column.isError),
    isFetching: columns.some((column) => column.isFetching),
    refetch: () => Promise.all(columns.map((column) => column.refetch())),
  }
}

/** The cards changed last. */
export function useRecentCards() {
  const asked = useQuery(pickQuery(''))
  return { ...asked, data: asked.data?.cards }
}

/** Check-ins, milestones and figures that changed last, besides the cards. */
export function useBoardChanges() {
  const asked = useQuery(orpc.board.listChanges.queryOptions({ input: {} }))
  return { ...asked, data: asked.data?.changes }
}

/** Company figures that were entered and are older than thirty days (T-205). */
export function useStaleMetrics() {
  const asked = useQuery(metricsQuery())
  return { ...asked, data: asked.data?.metrics.filter(({ isStale, latest }) => isStale && latest) }
}
