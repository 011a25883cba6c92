import { useEffect, useState } from 'react'
import { closingMs } from '#web/ui/overlays/closingMs.ts'

type Answered = { id: string; nextId: string | null }

/**
 * A request that was answered takes its form with it: the keyboard goes on at the next one, or where none is left at the
 * beginning of the page (WCAG 2.4.3). `shown` are the ids of the requests on the screen.
 */
export function useAnsweredFocus(shown: readonly string[]) {
  const [answered, setAnswered] = useState<Answered | null>(null)
  const isGone = answered !== null && !shown.includes(answered.id)
  useEffect(() => {
    if (!answered || !isGone) return
    // A dialog gives the focus back as it closes, and its button is gone by then.
    const timer = window.setTimeout(() => {
      setAnswered(null)
      if (document.activeElement !== document.body) return
      const next = answered.nextId
        ? document.querySelector(`[data-request="${CSS.escape(answered.nextId)}"]`)
        : null
      if (next instanceof HTMLElement) next.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    }, closingMs)
    return () => window.clearTimeout(timer)
  }, [answered, isGone])

  return (id: string, nextId: string | null) => setAnswered({ id, nextId })
}
