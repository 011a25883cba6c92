import { useQueryClient } from '@tanstack/react-query'
import { boardTopic } from '#domain/board/events.ts'
import { useLive } from '#web/lib/live/live.ts'
import { useGathered } from '#web/lib/time/useGathered.ts'
import { boardKey } from './queries.ts'

/**
 * Follows the board in other tabs and on other devices. While a write of this tab is on its way the answer would
 * show the board before it, so the refetch is left to the write's own end.
 */
export function useBoardLive() {
  const queryClient = useQueryClient()
  const refresh = useGathered(() => {
    if (queryClient.isMutating({ mutationKey: boardKey() }) > 0) return
    void queryClient.invalidateQueries({ queryKey: boardKey() })
  })
  useLive(boardTopic, refresh)
}
