import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '#web/lib/live/live.ts'

const gatherMs = 120
const related = ['sessions', 'consent', 'recordings', 'minutes'] as const

/**
 * Follows everything on the way from a booking to minutes. Each step changes what the others allow (a withdrawn
 * consent takes the transcript and the drafts), so an event of one refreshes what is shown of all four.
 */
export function useSessionsLive() {
  const queryClient = useQueryClient()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const refresh = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      for (const topic of related) void queryClient.invalidateQueries({ queryKey: [[topic]] })
    }, gatherMs)
  }
  useLive('sessions', refresh)
  useLive('consent', refresh)
  useLive('recordings', refresh)
  useLive('minutes', refresh)
}
