import { versionCheckMs } from '#domain/content/limits.ts'
import { hasUnsaved } from '../page/unsaved.ts'
import { queryClient } from './queryClient.ts'

// A newer build is taken over by loading the page anew: once for each version, and never over work in hand (T-151).
// Nothing stored is touched but this one note in the tab's own storage.
const key = 'jul.reloadedFor'

let hasTyped = false
let checkedAt = 0
let newest: string | null = null

/** The version of the running program; empty in development. */
export const runningVersion = (): string => window.__reactRouterManifest?.version ?? ''

/** Looks for a newer version when the tab comes to the front, and when a chunk of this one is gone from the server. */
export function watchVersion() {
  if (!runningVersion()) return
  checkedAt = Date.now()
  document.addEventListener('input', () => {
    hasTyped = true
  })
  window.addEventListener('focus', () => void check().then(() => reload(false)))
  // Also what was only pointed at is loaded, so nobody need be leaving.
  window.addEventListener('vite:preloadError', () => {
    checkedAt = Number.NEGATIVE_INFINITY
    void check().then(() => reload(false))
  })
}

/** The address changed: what was typed on the old screen is left behind, so this is the moment to take over. */
export function versionAtNewAddress() {
  if (!runningVersion()) return
  hasTyped = false
  void check()
  reload(true)
}

async function check() {
  if (Date.now() - checkedAt < versionCheckMs) return
  checkedAt = Date.now()
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    if (!answer.ok) return
    const { version }: { version?: unknown } = await answer.json()
    if (typeof version === 'string' && version !== runningVersion()) newest = version
  } catch {
    // Offline, or in the middle of a release: the next look comes within the hour.
  }
}

function reload(isLeaving: boolean) {
  if (!newest || isBusy(isLeaving)) return
  try {
    if (sessionStorage.getItem(key) === newest) return
    sessionStorage.setItem(key, newest)
  } catch {
    // Where one reload cannot be remembered, it could become many.
    return
  }
  window.location.reload()
}

function isBusy(isLeaving: boolean): boolean {
  if (queryClient.isMutating() > 0 || hasUnsaved()) return true
  // On the same screen even a half-written line is worth more than a new version.
  return (
    !isLeaving &&
    (hasTyped || document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null)
  )
}
