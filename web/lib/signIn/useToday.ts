import { useSyncExternalStore } from 'react'
import { dayIn } from '#domain/zones.ts'
import { useZone } from './useZone.ts'

/**
 * Today in the calendar of the person's profile, 'YYYY-MM-DD', which is the day the server checks by: a phone that is
 * already in tomorrow would be told that its day is to come. A screen left open over midnight says the new day within a minute.
 */
export function useToday(): string {
  const zone = useZone()
  const today = () => dayIn(new Date(), zone)
  return useSyncExternalStore(watch, today, today)
}

function watch(changed: () => void) {
  const timer = window.setInterval(changed, 60_000)
  return () => window.clearInterval(timer)
}
