/** Bounds of asking for consent: further people of a session, their names in characters, and the life of a signed link. */
export const consentLimits = {
  /** Minutes before its start in which a session counts as beginning: then everybody is asked once more (T-083). */
  startMinutes: 15,
  guests: 20,
  guestName: 200,
  linkDays: 30,
} as const
