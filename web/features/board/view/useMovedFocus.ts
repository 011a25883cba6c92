import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { CardStatus } from '#domain/board/types.ts'

type Moved = { id: string; status: CardStatus }

const closingMs = 250

/**
 * In another column a card is drawn anew, and its menu goes with the old one: the keyboard goes on at the moved card, in its
 * column if only one is shown. Whoever pressed with a finger or a mouse stays where they look.
 */
export function useMovedFocus(root: RefObject<HTMLElement | null>, showColumn: (status: CardStatus) => void) {
  const [moved, setMoved] = useState<Moved | null>(null)
  useEffect(() => {
    if (!moved) return
    // The menu gives the focus back as it closes, and its button is gone by then.
    const timer = window.setTimeout(() => {
      setMoved(null)
      const { activeElement } = document
      if (activeElement !== document.body && activeElement?.isConnected) return
      const link = root.current?.querySelector(`:is([data-card="${moved.id}"], [data-key="${moved.id}"]) a`)
      if (link instanceof HTMLElement) link.focus()
    }, closingMs)
    return () => window.clearTimeout(timer)
  }, [root, moved])

  return (id: string, status: CardStatus) => {
    if (!document.activeElement?.matches(':focus-visible')) return
    showColumn(status)
    setMoved({ id, status })
  }
}
