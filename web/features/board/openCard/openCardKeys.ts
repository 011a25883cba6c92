import type { KeyboardEvent } from 'react'
import type { CardField, CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'

type Keys = {
  close: () => void
  previous: () => void
  next: () => void
  note: () => void
  edit: (field: CardField) => void
  moveTo: (status: CardStatus) => void
}

const fields: Readonly<Record<string, CardField>> = { e: 'title', d: 'dueOn', p: 'priority', l: 'labels' }

/**
 * One key each, heard only while the card has the focus and nobody types in it: J and K for the next and the one
 * before, E, D, P and L for a field, 1 to 3 for where it stands, N for a note, Escape to close (4.13.4).
 */
export function openCardKeys(keys: Keys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // What opens over the card has keys of its own; their events bubble through React though not through the page.
    if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return
    if (event.target.closest('input, textarea, select, [role="listbox"], [role="menu"]')) {
      if (event.key === 'Escape') event.currentTarget.focus()
      return
    }
    const key = event.key.toLowerCase()
    const field = fields[key]
    const status = cardStatuses[Number(key) - 1]
    if (key === 'escape') keys.close()
    else if (key === 'j') keys.next()
    else if (key === 'k') keys.previous()
    else if (key === 'n') keys.note()
    else if (field) keys.edit(field)
    else if (status) keys.moveTo(status)
    else return
    event.preventDefault()
  }
}
