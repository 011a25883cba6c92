import type { Audience } from '#server/platform/live/streams.ts'

/** What changes about a person is heard by that person alone. */
export const accountsAudience: Audience = (event, { actor }) => event.memberId === actor.userId
