import { useQueryClient } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'
import { useLive } from '#web/lib/live/live.ts'
import { useGathered } from '#web/lib/time/useGathered.ts'

const related = ['sessions', 'consent', 'recordings', 'minutes'] as const

/**
 * Follows everything on the way from a booking to minutes. Each step changes what the others allow (a withdrawn
 * consent takes the transcript and the drafts), so an event of one refreshes what is shown of all four.
 */
export function useSessionsLive() {
  const queryClient = useQueryClient()
  const refresh = useGathered(() => {
    for (const topic of related) void queryClient.invalidateQueries({ queryKey: [[topic]] })
    // How long it may be moved or cancelled goes by its time.
    void queryClient.invalidateQueries({ queryKey: orpc.booking.getBooking.key() })
  })
  useLive('sessions', refresh)
  useLive('consent', refresh)
  useLive('recordings', refresh)
  useLive('minutes', refresh)
}
