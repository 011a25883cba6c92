import { peopleOf } from '#domain/sessions/rules/people.ts'
import type { Effects } from '#server/platform/calls/effects.ts'
import type { Context } from '#server/platform/context/context.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import type { GuestNews } from './emails.ts'
import { guestToldEmail } from './emails.ts'

const guestsOf = sqlStatement<[sessionId: string, coming: readonly string[]], { id: string; name: string }>(
  `select id, guest_name as name from consents
    where session_id = $1 and party = 'guest' and guest_email = any($2::text[]) order by id`,
)

/** What a guest is told of, of a session as calls and jobs know it. */
export type ToldSession = Pick<
  KnownSession,
  | 'id'
  | 'title'
  | 'startAt'
  | 'endAt'
  | 'timeZone'
  | 'meetingUrl'
  | 'version'
  | 'advisorName'
  | 'attendeeName'
  | 'attendeeEmail'
  | 'furtherPeople'
>

/**
 * Whoever comes besides the member hears of a new time, and that a session is off or on again, with the file that changes what
 * the invitation entered in their calendar (4.13.18). Of a session that has begun nobody is told.
 */
export async function tellGuests(
  { db, email, now }: Pick<Context & Effects, 'db' | 'email' | 'now'>,
  session: ToldSession,
  news: GuestNews,
): Promise<void> {
  if (session.startAt <= now) return
  const coming = peopleOf(session).map((person) => person.email)
  if (coming.length === 0) return
  const { id, meetingUrl, version, advisorName } = session
  for (const guest of await guestsOf(db, id, coming)) {
    const told = guestToldEmail({
      guestName: guest.name,
      advisorName: advisorName ?? '',
      session,
      coming: { id, meetingUrl, version },
      news,
    })
    await email(guest.id, told, `consent.told ${guest.id} ${version} ${news}`)
  }
}
