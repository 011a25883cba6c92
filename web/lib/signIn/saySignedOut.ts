import { accountTexts } from '#domain/accounts/texts.ts'
import { toast } from '#web/lib/page/toast.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { settleSignOut } from './pendingSignOut.ts'

/** Where a sign-out leaves word for the page that comes next, and what is said there is called. */
export const goodbyeKey = 'jul.signedOut'

/** What is left there by a sign-out that has nothing more to say. */
export const goodbyePlain = '1'

/** What is left there by a page without notices, when the server could not be told. */
export const goodbyeFailed = 'failed'

/** The server could not be told; here the sign-in is over all the same (T-013). */
export function sayFailed() {
  toast.error(`${accountTexts.signOutFailedTitle}: ${accountTexts.signOutFailed}`)
  toast.success(accountTexts.signedOutLocally)
}

/** Says on the first page after a sign-out that it worked, and ends one that waits; called when the program starts. */
export function saySignedOut() {
  void settleSignOut()
  window.addEventListener('online', () => void settleSignOut())
  const kept = browserStorage.session.get(goodbyeKey)
  if (kept === null) return
  browserStorage.session.set(goodbyeKey, null)
  if (kept === goodbyeFailed) return sayFailed()
  // Words of its own are not to be missed: they stay until they are closed, or somebody signs in.
  if (kept !== goodbyePlain) return toast.info(kept, { id: goodbyeKey, timeoutMs: 0 })
  toast.success(`${accountTexts.signedOutTitle}. ${accountTexts.signedOut}`)
}
