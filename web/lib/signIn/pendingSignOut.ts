// A sign-out that the server has not heard of yet. The cookie is out of a script's reach, so until the server
// has ended the sign-in this browser holds itself to be signed out and asks again on every contact (T-013).
const key = 'jul.signOutPending'

/** Tells the server to end the sign-in that this browser had `agoMs` ago; false where it could not be told. */
export async function revokeSignIn(agoMs = 0): Promise<boolean> {
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify(agoMs > 0 ? { agoMs } : {}),
  }).catch(() => null)
  return answer?.ok === true
}

/** Remembers that the server still has to be told. */
export function keepSignOut() {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage this tab's knowledge has to do; the server ends the sign-in when it has been idle.
  }
}

/** A new sign-in takes the place of the one that was to end. */
export function dropSignOut() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

/** Tells the server now if it still has to be told; false while a sign-out waits. */
export async function settleSignOut(): Promise<boolean> {
  let since: string | null
  try {
    since = localStorage.getItem(key)
  } catch {
    return true
  }
  if (since === null) return true
  // A form that the browser posted by itself may have signed in since then; that sign-in stays.
  if (!(await revokeSignIn(Math.max(0, Date.now() - (Number(since) || 0))))) return false
  dropSignOut()
  return true
}
