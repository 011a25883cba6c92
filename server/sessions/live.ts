import type { Audience } from '#server/platform/live/streams.ts'

/** Sessions, and with them consent, transcripts and minutes: the member, assigned advisors, whoever leads one with them, holders of sessions.manage (4.13.1). */
export const sessionsAudience: Audience = (event, { actor, advises, leads }) =>
  event.memberId === actor.userId ||
  (actor.isStaff &&
    event.memberId !== null &&
    (advises.has(event.memberId) ||
      leads.has(event.memberId) ||
      actor.permissions.includes('sessions.manage')))
