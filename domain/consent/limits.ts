/** Bounds of asking for consent: further people of a session, their names in characters, and the life of a signed link. */
export const consentLimits = { guests: 20, guestName: 200, linkDays: 30 } as const
