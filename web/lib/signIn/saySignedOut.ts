import { accountTexts } from '#domain/accounts/texts.ts'
import { toast } from '#web/lib/page/toast.ts'
import { settleSignOut } from './pendingSignOut.ts'

/** Where a sign-out leaves word for the page that comes next. */
export const goodbyeKey = 'jul.signedOut'

/** Says on the first page after a sign-out that it worked, and ends one that waits; called when the program starts. */
export function saySignedOut() {
  void settleSignOut()
  window.addEventListener('online', () => void settleSignOut())
  if (sessionStorage.getItem(goodbyeKey) === null) return
  sessionStorage.removeItem(goodbyeKey)
  toast.success(accountTexts.signedOut)
}
