/** Where this browser keeps the choices of a booking that is not finished. */
export const bookingDraftKey = 'jul.booking'

/** What somebody wrote and did not send goes with their sign-in (0025). */
export function forgetDraft() {
  try {
    localStorage.removeItem(bookingDraftKey)
  } catch {
    // Nothing was kept.
  }
}
