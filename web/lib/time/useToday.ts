import { useSyncExternalStore } from 'react'

/** Today by the person's own clock, 'YYYY-MM-DD'; a screen left open over midnight says the new day within a minute. */
export function useToday(): string {
  return useSyncExternalStore(watch, today, today)
}

function today(): string {
  const now = new Date()
  const two = (count: number) => String(count).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function watch(changed: () => void) {
  const timer = window.setInterval(changed, 60_000)
  return () => window.clearInterval(timer)
}
