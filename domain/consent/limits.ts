/** Bounds of asking for consent: further people of a session, their names in characters, and the life of a signed link. */
export const consentLimits = {
  /** Minutes before its start in which a session counts as beginning: then everybody is asked once more (T-083). */
  startMinutes: 15,
  /** Hours after which the member of a session that has begun may be asked by email again (T-083). */
  askMemberEveryHours: 24,
  guests: 20,
  /** Invitations by email in 24 hours: all those of one member's sessions, and those to one address whoever asks. */
  invitationsByMember: 20,
  invitationsByAddress: 3,
  guestName: 200,
  linkDays: 30,
} as const
