import { useMemo, useSyncExternalStore } from 'react'
import type { BookingDraft } from './draft.ts'
import { readDraft } from './draft.ts'

const key = 'jul.booking'
const followers = new Set<() => void>()
// Where the browser keeps nothing, choices last as long as the page.
let unkept: string | null = null

function follow(hear: () => void) {
  followers.add(hear)
  window.addEventListener('storage', hear)
  return () => {
    followers.delete(hear)
    window.removeEventListener('storage', hear)
  }
}

function keep(draft: string | null) {
  unkept = draft
  try {
    if (draft === null) localStorage.removeItem(key)
    else localStorage.setItem(key, draft)
  } catch {
    // Kept by the page alone.
  }
  for (const hear of followers) hear()
}

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? unkept
  } catch {
    return unkept
  }
}

const newId = () => crypto.randomUUID()

/** The choices of a booking that is not finished: kept in this browser, so that back, reload, a second tab and signing up lose none. */
export function useBookingDraft() {
  const kept = useSyncExternalStore(follow, read, () => null)
  const draft = useMemo(() => readDraft(kept, Date.now(), newId), [kept])
  return {
    draft,
    set: (changes: Partial<BookingDraft>) =>
      keep(JSON.stringify({ ...draft, ...changes, at: Date.now() } satisfies BookingDraft)),
    clear: () => keep(null),
  }
}
