import { boardAudience } from '#server/board/live.ts'
import type { Audience, LiveEvent } from './streams.ts'

const ownOnly: Audience = (event, { actor }) => event.memberId === actor.userId

/** Sessions, transcripts and minutes: the member, assigned advisors, holders of sessions.manage (4.12.3). */
const sessionAudience: Audience = (event, { actor, advises }) =>
  event.memberId === actor.userId ||
  (actor.isStaff &&
    event.memberId !== null &&
    (advises.has(event.memberId) || actor.permissions.includes('sessions.manage')))

const withStaff = (event: LiveEvent, { actor }: Parameters<Audience>[1]) =>
  event.memberId === actor.userId || actor.isStaff

/** Who hears of what, by topic. A topic without an entry reaches nobody. */
export const audiences: Readonly<Record<string, Audience>> = {
  accounts: ownOnly,
  billing: withStaff,
  board: boardAudience,
  consent: sessionAudience,
  inquiries: withStaff,
  minutes: sessionAudience,
  recordings: sessionAudience,
  sessions: sessionAudience,
}
