import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { nextAfterSignIn } from '#web/lib/signIn/session.tsx'

const setUpKey = 'jul.setUp'
const nextKey = 'jul.next'
// As long as the link that confirms an address.
const keptMs = 24 * 60 * 60_000

/** Keeps the first admin's link in this tab while they sign in, for a sign-in page is never a `next` (T-201). */
export function keepSetUp(token: string) {
  sessionStorage.setItem(setUpKey, token)
}

/** Whether such a link waits in this tab. */
export const hasSetUp = () => sessionStorage.getItem(setUpKey) !== null

/** Forgets the link: it was used, or it is spent. */
export function clearSetUp() {
  sessionStorage.removeItem(setUpKey)
}

/** Keeps where somebody was going while they confirm their address: the email opens another tab, which knows nothing of it. */
export function keepNext(next: string | undefined, now = Date.now()): void {
  try {
    if (next === undefined) localStorage.removeItem(nextKey)
    else localStorage.setItem(nextKey, JSON.stringify({ next, at: now }))
  } catch {
    // Without storage they begin at home.
  }
}

/** The search of a sign-in page that leads there, once; empty where nobody was going anywhere. */
export function takeNext(now = Date.now()): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nextKey) ?? 'null')
    localStorage.removeItem(nextKey)
    if (typeof kept !== 'object' || kept === null || !('next' in kept && 'at' in kept)) return ''
    const { next, at } = kept
    if (typeof next !== 'string' || typeof at !== 'number' || now - at > keptMs) return ''
    return `?${new URLSearchParams({ next })}`
  } catch {
    return ''
  }
}

/** Takes somebody signed in to where they were going; `search` is that of this page (T-201). */
export function useEntrance() {
  const navigate = useNavigate()
  return useCallback(
    (search: string) => {
      const setUp = sessionStorage.getItem(setUpKey)
      const next = setUp === null ? nextAfterSignIn(search) : paths.setUp(setUp)
      // Consoles are part of this program; everything else is a document the server decides about.
      if (/^\/(dashboard|app|go)(\/|\?|#|$)/.test(next)) navigate(next, { replace: true })
      else window.location.replace(next)
    },
    [navigate],
  )
}
