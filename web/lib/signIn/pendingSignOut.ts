import { browserStorage } from '../storage/browserStorage.ts'

// A sign-out that the server has not heard of yet. The cookie is out of a script's reach, so until the server
// has ended the sign-in this browser holds itself to be signed out and asks again on every contact (T-013).
const key = 'jul.signOutPending'

let isOwn = false

/** Whether this page ends its own sign-in, until it is left: then it says so by itself. */
export const endsItself = () => isOwn

/** Tells the server to end the sign-in that this browser had `agoMs` ago; false where it could not be told. */
export async function revokeSignIn(agoMs = 0): Promise<boolean> {
  isOwn = agoMs === 0
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify(agoMs > 0 ? { agoMs } : {}),
  }).catch(() => null)
  const isTold = answer?.ok === true
  // Where it was not told, this page stays, and somebody may sign in on it again.
  isOwn &&= isTold
  return isTold
}

/** Remembers that the server still has to be told. */
export function keepSignOut() {
  // Without storage this tab's knowledge has to do; the server ends the sign-in when it has been idle.
  browserStorage.local.set(key, String(Date.now()))
}

/** A new sign-in takes the place of the one that was to end. */
export function dropSignOut() {
  browserStorage.local.set(key, null)
}

/** Tells the server now if it still has to be told; false while a sign-out waits. */
export async function settleSignOut(): Promise<boolean> {
  const since = browserStorage.local.get(key)
  if (since === null) return true
  // A form that the browser posted by itself may have signed in since then; that sign-in stays.
  if (!(await revokeSignIn(Math.max(0, Date.now() - (Number(since) || 0))))) return false
  dropSignOut()
  return true
}
