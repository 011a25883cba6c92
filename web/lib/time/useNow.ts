import { useMemo, useSyncExternalStore } from 'react'
import { serverNow } from './serverClock.ts'

const everyMs = 30_000
const now = () => Math.floor(serverNow() / everyMs) * everyMs

/** The server's time in ms, moved on twice a minute, so that 'Join meeting' comes up by itself. */
export function useNow(): number {
  return useSyncExternalStore(watch, now, now)
}

function watch(changed: () => void) {
  const timer = window.setInterval(changed, everyMs / 3)
  return () => window.clearInterval(timer)
}

/** The same as a date. */
export function useClock(): Date {
  const ms = useNow()
  return useMemo(() => new Date(ms), [ms])
}
