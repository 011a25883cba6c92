import { useEffect, useState } from 'react'
import { serverNow } from './serverClock.ts'

/** The server's time in ms, since a device's own clock may be wrong, moved on each second while it is wanted. */
export function useEachSecond(isOn = true): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!isOn) return
    setNow(serverNow())
    const timer = window.setInterval(() => setNow(serverNow()), 1_000)
    return () => window.clearInterval(timer)
  }, [isOn])
  return now
}

/** '14:32' of seconds. */
export const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
