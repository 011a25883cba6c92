import { browserStorage } from '../storage/browserStorage.ts'

/** Where this browser keeps the choices of a booking that is not finished. */
export const bookingDraftKey = 'jul.booking'

/** What somebody wrote and did not send goes with their sign-in (0025). */
export const forgetDraft = () => browserStorage.local.set(bookingDraftKey, null)
