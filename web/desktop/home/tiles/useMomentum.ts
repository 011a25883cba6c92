import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { boardLimits } from '#domain/board/limits.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useClock } from '#web/lib/time/useNow.ts'
import type { Asked } from '#web/ui/lists/Loaded.tsx'
import { allSessions, hourOf } from '../overview/useHome.ts'
import { hoursByWeek } from './momentum.ts'

const hourMs = 3_600_000
const weekMs = 7 * 86_400_000

/** Cards done week by week, and who wrote this month. */
export const useMomentum = () => useQuery(orpc.board.getMomentum.queryOptions())

/** Hours in sessions that were held, week by week. */
export function useWeeklyHours(): Asked<readonly number[]> {
  const { userId } = useMe()
  const now = useClock()
  const to = new Date(hourOf(now) + hourMs).toISOString()
  const from = new Date(hourOf(now) - boardLimits.momentumWeeks * weekMs).toISOString()
  const asked = useQuery({
    queryKey: [['sessions', 'held'], { userId, from }],
    queryFn: () => allSessions({ memberId: userId, from, to }),
    placeholderData: keepPreviousData,
  })
  return { ...asked, data: asked.data && hoursByWeek(asked.data, now) }
}
