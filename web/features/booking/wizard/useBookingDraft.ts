import { useMemo, useSyncExternalStore } from 'react'
import { bookingDraftKey as key } from '#web/lib/signIn/keptDraft.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { browserStorage } from '#web/lib/storage/browserStorage.ts'
import type { BookingDraft } from './draft.ts'
import { readDraft } from './draft.ts'

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
  browserStorage.local.set(key, draft)
  for (const hear of followers) hear()
}

// Where the browser keeps nothing, the page alone does.
const read = (): string | null => browserStorage.local.get(key) ?? unkept

const newId = () => crypto.randomUUID()

/**
 * The choices of a booking that is not finished: kept in this browser, so that back, reload, a second tab and signing up lose none.
 * Those of a member are shown to nobody else.
 */
export function useBookingDraft(me: Me | null) {
  const kept = useSyncExternalStore(follow, read, () => null)
  const whose = me && !me.isDemo ? me.userId : null
  const draft = useMemo(() => readDraft(kept, whose, Date.now(), newId), [kept, whose])
  return {
    draft,
    set: (changes: Partial<BookingDraft>) =>
      keep(JSON.stringify({ ...draft, ...changes, whose, at: Date.now() } satisfies BookingDraft)),
    clear: () => keep(null),
  }
}
