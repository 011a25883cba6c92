import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { toast } from './toast.ts'

const goodbyeKey = 'jul.signedOut'

/** Ends the sign-in on the server, forgets everything this tab knew and goes to the sign-in page (T-013). */
export async function signOut() {
  try {
    const answer = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-jul': '1' },
      body: '{}',
    })
    if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`)
  } catch {
    toast.error(accountTexts.signOutFailed, { action: { label: 'Try again', onPress: () => void signOut() } })
    return
  }
  sessionStorage.setItem(goodbyeKey, '1')
  window.location.replace(paths.auth())
}

/** Says on the first page after a sign-out that it worked; called once when the program starts. */
export function saySignedOut() {
  if (sessionStorage.getItem(goodbyeKey) === null) return
  sessionStorage.removeItem(goodbyeKey)
  toast.success(accountTexts.signedOut)
}
