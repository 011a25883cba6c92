// A sign-out that the server has not heard of yet. The cookie is out of a script's reach, so until the server
// has ended the sign-in this browser holds itself to be signed out and asks again on every contact (T-013).
const key = 'jul.signOutPending'

/** Tells the server to end this browser's sign-in; false where it could not be told. */
export async function revokeSignIn(): Promise<boolean> {
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: '{}',
  }).catch(() => null)
  return answer?.ok === true
}

/** Remembers that the server still has to be told. */
export function keepSignOut() {
  try {
    localStorage.setItem(key, '1')
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
  try {
    if (localStorage.getItem(key) === null) return true
  } catch {
    return true
  }
  if (!(await revokeSignIn())) return false
  dropSignOut()
  return true
}
