import { paths } from '#contract/paths.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { toast } from '../page/toast.ts'
import { leaveEverything } from '../page/unsaved.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { forgetDraft } from './keptDraft.ts'
import { keepSignOut, revokeSignIn } from './pendingSignOut.ts'
import { goodbyeKey, goodbyePlain, sayFailed } from './saySignedOut.ts'
import { keepHint } from './signedInHint.ts'

/** Ends the sign-in on the server, forgets everything this tab knew and goes to the sign-in page (T-013). */
export function signOut() {
  leaveEverything(() => void endSignIn())
}

/** The same for a reason of its own, which the sign-in page says in these words until they are closed. */
export function signOutSaying(words: string) {
  leaveEverything(() => void end(words))
}

/** The same where nobody can be asked about words that are not stored. */
export const endSignIn = () => end(goodbyePlain)

async function end(goodbye: string) {
  keepHint(null)
  forgetDraft()
  if (await revokeSignIn()) {
    browserStorage.session.clear()
    browserStorage.session.set(goodbyeKey, goodbye)
    window.location.replace(paths.auth())
    return
  }
  // The server could not be told. Here the sign-in is over all the same, and it is told on the next contact.
  keepSignOut()
  browserStorage.session.clear()
  // Those of the console end with it; what is said below is the first of the sign-in page.
  toast.clear()
  queryClient.setQueryData(orpc.accounts.getMe.queryKey(), { me: null })
  // The screens go with the sign-in; then nobody looks at what they had loaded.
  window.setTimeout(() => queryClient.removeQueries({ type: 'inactive' }), 500)
  sayFailed()
}
