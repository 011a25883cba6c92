import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { CardStatus } from '#domain/board/types.ts'
import { closingMs } from '#web/ui/overlays/closingMs.ts'

/** A card, or where there is none the heading of its column. */
type Goal = { id: string | null; status: CardStatus }

/**
 * In another column a card is drawn anew, and its menu goes with the old one: the keyboard goes on at the moved card, in its
 * column if only one is shown, and after one that was archived at the next (WCAG 2.4.3). Whoever pressed with a finger or a mouse
 * stays where they look.
 */
export function useMovedFocus(root: RefObject<HTMLElement | null>, showColumn: (status: CardStatus) => void) {
  const [goal, setGoal] = useState<Goal | null>(null)
  useEffect(() => {
    if (!goal) return
    // The menu gives the focus back as it closes, and its button is gone by then.
    const timer = window.setTimeout(() => {
      setGoal(null)
      const { activeElement } = document
      if (activeElement !== document.body && activeElement?.isConnected) return
      const at = goal.id
        ? `:is([data-card="${goal.id}"], [data-key="${goal.id}"]) a`
        : `[data-heading="${goal.status}"]`
      const next = root.current?.querySelector(at)
      if (next instanceof HTMLElement) next.focus()
    }, closingMs)
    return () => window.clearTimeout(timer)
  }, [root, goal])

  return (id: string | null, status: CardStatus) => {
    if (!document.activeElement?.matches(':focus-visible')) return
    showColumn(status)
    setGoal({ id, status })
  }
}
