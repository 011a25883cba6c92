import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { toast } from '#web/lib/page/toast.ts'
import { dropOldNext } from '#web/lib/signIn/keptNext.ts'
import { goodbyeKey } from '#web/lib/signIn/saySignedOut.ts'
import { nextAfterSignIn } from '#web/lib/signIn/session.tsx'
import { browserStorage } from '#web/lib/storage/browserStorage.ts'

const setUpKey = 'jul.setUp'

/** Keeps the first admin's link in this tab while they sign in, for a sign-in page is never a `next` (T-201). */
export function keepSetUp(token: string) {
  browserStorage.session.set(setUpKey, token)
}

/** Whether such a link waits in this tab. */
export const hasSetUp = () => browserStorage.session.get(setUpKey) !== null

/** Forgets the link: it was used, or it is spent. */
export function clearSetUp() {
  browserStorage.session.set(setUpKey, null)
}

/** Takes somebody signed in to where they were going; `search` is that of this page (T-201). */
export function useEntrance() {
  const navigate = useNavigate()
  useEffect(() => dropOldNext(), [])
  return useCallback(
    (search: string) => {
      // What was said of the sign-out before is over.
      toast.dismiss(goodbyeKey)
      const setUp = browserStorage.session.get(setUpKey)
      const next = setUp === null ? nextAfterSignIn(search) : paths.setUp(setUp)
      // Consoles are part of this program; everything else is a document the server decides about.
      if (/^\/(dashboard|app|go)(\/|\?|#|$)/.test(next)) navigate(next, { replace: true })
      else window.location.replace(next)
    },
    [navigate],
  )
}
