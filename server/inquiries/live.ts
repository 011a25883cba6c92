import type { Audience } from '#server/platform/live/streams.ts'

/** Requests: whoever asked, and every staff member, who share one inbox (4.12.3). */
export const inquiriesAudience: Audience = (event, { actor }) =>
  event.memberId === actor.userId || actor.isStaff
