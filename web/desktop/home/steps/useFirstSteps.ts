import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import type { Surface } from '#domain/billing/types.ts'
import { countsQuery } from '#web/features/board/cards/queries.ts'
import { metricsQuery } from '#web/features/board/metrics/queries.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { browserStorage } from '#web/lib/storage/browserStorage.ts'
import { usePastSessions, useUpcoming } from '../overview/useHome.ts'

/** What a new member can do first, in the order in which it is offered. */
export type Step = 'card' | 'runway' | 'session'

const hiddenKey = (userId: string) => `jul.firstSteps.${userId}`

/**
 * The next steps of a new member (4.13.11): what they may do and have not done. `isBare` while there is nothing else to
 * show on a home. Null until everything it follows from is known, and once all is done or put away.
 */
export function useFirstSteps(surface: Surface) {
  const me = useMe()
  const key = hiddenKey(me.userId)
  const [isHidden, setHidden] = useState(() => browserStorage.local.get(key) !== null)
  const counts = useQuery(countsQuery())
  const metrics = useQuery(metricsQuery())
  const upcoming = useUpcoming()
  const past = usePastSessions()
  if (isHidden || me.isStaff || me.isDemo) return null
  if (!counts.data || !metrics.data || !upcoming.data || !past.data) return null

  const { backlog, inProgress, completed, archived } = counts.data
  const canEdit = surfaceHasRight(me.plans, surface, 'board.edit')
  const runway = metrics.data.metrics.find(({ metric }) => metric === 'runway') ?? null
  const done: Readonly<Record<Step, boolean>> = {
    card: backlog + inProgress + completed + archived > 0,
    runway: Boolean(runway?.latest),
    session: upcoming.data.length + past.data.length > 0,
  }
  const steps: readonly Step[] = canEdit ? ['card', 'runway', 'session'] : ['session']
  if (steps.every((step) => done[step])) return null
  return {
    steps,
    done,
    runway,
    canEdit,
    isBare: !done.card && !done.session,
    hide: () => {
      browserStorage.local.set(key, new Date().toISOString())
      setHidden(true)
    },
  }
}
