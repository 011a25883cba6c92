import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { isOver } from '#web/features/sessions/list/offers.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { serverNow } from '#web/lib/time/serverClock.ts'

const shown = 8
const hourMs = 3_600_000

/**
 * The newest sessions of a member, and of all of them the last and the next. Where so many are planned that those shown are all
 * to come, both are asked for.
 */
export function useMemberSessions(memberId: string, now: Date) {
  const at = now.getTime()
  const [openedAt] = useState(serverNow)
  const ask = orpc.sessions.listSessions.queryOptions
  const newest = useQuery(ask({ input: { memberId, limit: shown } }))
  useLiveRefresh('sessions')
  const listed = newest.data?.sessions ?? []
  const isFar = listed.length === shown && !listed.some((session) => isOver(session, at))
  // One that runs began no longer ago than the longest takes.
  const from = new Date(openedAt - sessionLimits.maxDurationHours * hourMs).toISOString()
  const to = new Date(openedAt).toISOString()
  const coming = useQuery({
    ...ask({ input: { memberId, from, status: 'scheduled', order: 'soonest', limit: shown } }),
    enabled: isFar,
  })
  const begun = useQuery({ ...ask({ input: { memberId, to, limit: shown } }), enabled: isFar })
  const soonest = isFar ? (coming.data?.sessions ?? []) : listed.toReversed()
  const past = isFar ? (begun.data?.sessions ?? []) : listed
  return {
    newest,
    last: past.find((session) => isOver(session, at)),
    next: soonest.find((session) => session.status === 'scheduled' && !isOver(session, at)),
    isLastKnown: !newest.isPending && !(isFar && begun.isPending),
  }
}
