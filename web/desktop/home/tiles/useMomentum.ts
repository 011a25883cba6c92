import { useQuery } from '@tanstack/react-query'
import { boardLimits } from '#domain/board/limits.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useClock } from '#web/lib/time/useNow.ts'
import type { Asked } from '#web/ui/lists/Loaded.tsx'
import { allSessions, askHourly, endOfHour } from '../overview/useHome.ts'
import { hoursByWeek } from './momentum.ts'

const hourMs = 3_600_000
const weekMs = 168 * hourMs

/** Cards done week by week, and who wrote this month. */
export const useMomentum = () => useQuery(orpc.board.getMomentum.queryOptions())

/** Hours in sessions that were held, week by week. */
export function useWeeklyHours(): Asked<readonly number[]> {
  const { userId } = useMe()
  const now = useClock()
  const asked = useQuery({
    queryKey: [['sessions', 'held'], { userId }],
    queryFn: () => {
      const to = endOfHour()
      const from = new Date(to.getTime() - hourMs - boardLimits.momentumWeeks * weekMs)
      return allSessions({ memberId: userId, from: from.toISOString(), to: to.toISOString() })
    },
    ...askHourly,
  })
  return { ...asked, data: asked.data && hoursByWeek(asked.data, now) }
}
