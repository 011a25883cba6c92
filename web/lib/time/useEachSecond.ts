import { useEffect, useState } from 'react'

/** The time in ms by the clock of the screen, moved on each second while it is wanted. */
export function useEachSecond(isOn = true): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isOn) return
    setNow(Date.now())
    const timer = window.setInterval(() => setNow(Date.now()), 1_000)
    return () => window.clearInterval(timer)
  }, [isOn])
  return now
}

/** '14:32' of seconds. */
export const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
