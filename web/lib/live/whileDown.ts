import { onlineManager } from '@tanstack/react-query'

const everyMs = 30_000
// A window that comes to the front says so twice.
const onceMs = 1_000

/**
 * While nothing tells what changed, `ask` is called every 30 s and when the person comes back to the page: never for a page that nobody
 * sees or that is locked, nor without a network (T-124). Answers what ends it.
 */
export function askWhileDown(ask: () => void): () => void {
  let askedAt = Number.NEGATIVE_INFINITY
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !onlineManager.isOnline()) return
    if (Date.now() - askedAt < onceMs) return
    askedAt = Date.now()
    ask()
  }
  const timer = setInterval(look, everyMs)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
