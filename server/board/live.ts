import type { Audience } from '#server/platform/live/streams.ts'

/** A board is heard by its member and by the advisors assigned to them, nobody else (4.12.3). */
export const boardAudience: Audience = (event, { actor, advises }) =>
  event.memberId === actor.userId || (actor.isStaff && event.memberId !== null && advises.has(event.memberId))
