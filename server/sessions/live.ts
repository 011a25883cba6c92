import type { Audience } from '#server/platform/live/streams.ts'

/** Sessions, and with them consent, transcripts and minutes: the member, assigned advisors, holders of sessions.manage (4.12.3). */
export const sessionsAudience: Audience = (event, { actor, advises }) =>
  event.memberId === actor.userId ||
  (actor.isStaff &&
    event.memberId !== null &&
    (advises.has(event.memberId) || actor.permissions.includes('sessions.manage')))
