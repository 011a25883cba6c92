import { useEffect, useRef } from 'react'
import { useStable } from '#web/lib/page/useStable.ts'

// Who has not touched the page for a minute reads mail, or has left.
const IDLE_MS = 60_000
const TICK_MS = 1_000

/** Time spent at a review: counted while its page is looked at and somebody is there. */
export function useSpent(isCounting: boolean) {
  const spent = useRef(0)
  const touchedAt = useRef(Date.now())
  useEffect(() => {
    if (!isCounting) return
    const touch = () => {
      touchedAt.current = Date.now()
    }
    let last = Date.now()
    const timer = window.setInterval(() => {
      const now = Date.now()
      const isThere = document.visibilityState === 'visible' && now - touchedAt.current < IDLE_MS
      // A computer that slept did not review.
      if (isThere) spent.current += Math.min(now - last, 2 * TICK_MS)
      last = now
    }, TICK_MS)
    for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
      window.addEventListener(kind, touch, { passive: true })
    return () => {
      window.clearInterval(timer)
      for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
        window.removeEventListener(kind, touch)
    }
  }, [isCounting])
  return useStable({
    /** What was spent since it was last taken. */
    peek: () => spent.current,
    take: () => {
      const taken = Math.round(spent.current)
      spent.current = 0
      return taken
    },
    /** It did not arrive: it counts again. */
    giveBack: (ms: number) => {
      spent.current += ms
    },
  })
}
