import { browserStorage } from '../storage/browserStorage.ts'

const key = 'jul.next'
// As long as the link that confirms an address.
const keptMs = 24 * 60 * 60_000

/** Keeps where somebody was going while they confirm their address: the email opens another tab, which knows nothing of it. */
export function keepNext(next: string | undefined, now = Date.now()): void {
  // Without storage they begin at home.
  browserStorage.local.set(key, next === undefined ? null : JSON.stringify({ next, at: now }))
}

/** The search of a sign-in page that leads there, once; empty where nobody was going anywhere. */
export function takeNext(now = Date.now()): string {
  const next = read(now)
  keepNext(undefined)
  return next === null ? '' : `?${new URLSearchParams({ next })}`
}

/** Removes what led nowhere within its day; pages of signing in and consoles ask for it as they open. */
export function dropOldNext(now = Date.now()): void {
  if (read(now) === null) keepNext(undefined)
}

function read(now: number): string | null {
  try {
    const kept: unknown = JSON.parse(browserStorage.local.get(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('next' in kept && 'at' in kept)) return null
    const { next, at } = kept
    // A clock that was set back says nothing of how old it is.
    return typeof next === 'string' && typeof at === 'number' && Math.abs(now - at) <= keptMs ? next : null
  } catch {
    return null
  }
}
