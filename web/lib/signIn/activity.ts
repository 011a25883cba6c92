import { accountTexts } from '#domain/accounts/texts.ts'
import { toast } from '../page/toast.ts'
import { browserStorage } from '../storage/browserStorage.ts'

/** What a sign-in that ran out is called: the mark for the next page, and the event for who tells the trail (T-028). */
export const expiredEvent = 'jul.expired'

let report: (() => void) | null = null

/** Who hears of activity, while somebody is signed in. */
export function onActivity(hear: (() => void) | null) {
  report = hear
}

/** Playback, recording and upload count as activity; reads, streams and polls never do (T-014). */
export function noteActivity() {
  report?.()
}

/** The page that comes next says that the sign-in ran out (see sayWhySignedOut). */
export function keepExpiry() {
  window.dispatchEvent(new Event(expiredEvent))
  browserStorage.session.set(expiredEvent, '1')
}

/** Says on the first page after an expiry that the sign-in ran out; called once when the program starts. */
export function sayWhySignedOut() {
  if (browserStorage.session.get(expiredEvent) === null) return
  browserStorage.session.set(expiredEvent, null)
  toast.error(accountTexts.expired)
}
