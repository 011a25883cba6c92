import { useState } from 'react'
import type { Dismissed } from './nudges.ts'
import { withDismissed } from './nudges.ts'

/** Which nudges this person put away in this browser; a preference, so it is kept here and grants nothing (4.0 rule 2). */
export function useDismissed(userId: string) {
  const key = `jul.nudges.${userId}`
  const [dismissed, setDismissed] = useState<Dismissed>(() => read(key))
  function dismiss(id: string) {
    const next = withDismissed(read(key), id, new Date())
    setDismissed(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden store only means that the nudge is back after a reload.
    }
  }
  return { dismissed, dismiss }
}

function read(key: string): Dismissed {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
    )
  } catch {
    return {}
  }
}
