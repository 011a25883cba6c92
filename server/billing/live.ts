import type { Audience } from '#server/platform/live/streams.ts'

/** Plans given and ended: their member, and every staff member, who give and end them (T-047). */
export const billingAudience: Audience = (event, { actor }) =>
  event.memberId === actor.userId || actor.isStaff
