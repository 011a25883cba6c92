import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { boardTopic } from '#domain/board/events.ts'
import { useLive } from '#web/lib/live/live.ts'
import { boardKey } from './queries.ts'

const gatherMs = 120

/**
 * Follows the board in other tabs and on other devices. While a write of this tab is on its way the answer would
 * show the board before it, so the refetch is left to the write's own end.
 */
export function useBoardLive() {
  const queryClient = useQueryClient()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLive(boardTopic, () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (queryClient.isMutating({ mutationKey: boardKey() }) > 0) return
      void queryClient.invalidateQueries({ queryKey: boardKey() })
    }, gatherMs)
  })
}
