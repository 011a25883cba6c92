import { useMemo, useSyncExternalStore } from 'react'
import type { Dismissed } from './nudges.ts'
import { withDismissed } from './nudges.ts'

const followers = new Set<() => void>()

/** Everybody who shows nudges hears of one that was put away, here or in another tab. */
function follow(hear: () => void) {
  followers.add(hear)
  window.addEventListener('storage', hear)
  return () => {
    followers.delete(hear)
    window.removeEventListener('storage', hear)
  }
}

/** Which nudges this person put away in this browser; a preference, so it is kept here and grants nothing (4.0 rule 2). */
export function useDismissed(userId: string) {
  const key = `jul.nudges.${userId}`
  const text = useSyncExternalStore(follow, () => textOf(key))
  const dismissed = useMemo(() => read(text), [text])
  function dismiss(id: string) {
    try {
      localStorage.setItem(key, JSON.stringify(withDismissed(read(textOf(key)), id, new Date())))
    } catch {
      // A full or forbidden store only means that the nudge stays.
    }
    for (const hear of followers) hear()
  }
  return { dismissed, dismiss }
}

function textOf(key: string): string {
  try {
    return localStorage.getItem(key) ?? '{}'
  } catch {
    return '{}'
  }
}

function read(text: string): Dismissed {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
    )
  } catch {
    return {}
  }
}
