import { consentLimits } from '#domain/consent/limits.ts'
import { sessionFieldTexts } from '#domain/sessions/texts.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import type { Effects } from '#server/platform/calls/effects.ts'
import type { Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { guestEmail } from './emails.ts'
import { storedLink } from './rules/links.ts'

const keepGuests = sqlStatement<
  [sessionId: string, guests: string, left: string[]],
  { id: string; guests: number }
>('select id, guests::int from app_consent_keep_guests($1, $2::jsonb, $3)')
const takeInvitations = sqlStatement<
  [sessionId: string, asked: readonly string[], byMember: number, byAddress: number],
  { id: string; isMember: boolean }
>('select id, is_member as "isMember" from app_consent_take_invitations($1, $2::uuid[], $3, $4)')

/**
 * Takes an invitation for each of these guests from the bucket of the session's member and from that of their address; answers
 * for whom there was none left, and why.
 */
export async function spendInvitations(
  db: Db,
  sessionId: string,
  guests: readonly string[],
): Promise<{ id: string; message: string } | null> {
  const { invitationsByMember, invitationsByAddress } = consentLimits
  const [spent] = await takeInvitations(db, sessionId, guests, invitationsByMember, invitationsByAddress)
  if (!spent) return null
  const { invitations_spent: byMember, address_spent: byAddress } = sessionFieldTexts
  return { id: spent.id, message: spent.isMember ? byMember : byAddress }
}

/**
 * Whoever comes besides member and advisor is asked by a link of their own; whoever left is asked no more, unless they have
 * answered: an answer is kept (4.12.11). Somebody who stayed keeps their link.
 */
export async function askGuests(
  { db, app, email }: Context & Effects,
  session: KnownSession,
  people: { readonly before: readonly SessionPerson[]; readonly now: readonly SessionPerson[] },
): Promise<void> {
  const coming = people.now.map((person) => ({ ...person, id: app.clock.newId(), token: newSecret() }))
  const stays = new Set(people.now.map((person) => person.email))
  const left = people.before.flatMap((person) => (stays.has(person.email) ? [] : [person.email]))
  const asked = await keepGuests(
    db,
    session.id,
    JSON.stringify(coming.map(({ token, ...person }) => ({ ...person, tokenHash: storedLink(token) }))),
    left,
  )
  if (asked.some(({ guests }) => guests > consentLimits.guests)) throw new Refused('too_many_guests')
  const ids = new Set(asked.map(({ id }) => id))
  const spent = await spendInvitations(db, session.id, [...ids])
  if (spent) {
    const field = `people.${coming.findIndex(({ id }) => id === spent.id)}.email`
    throw new Invalid([{ field, message: spent.message }])
  }
  await Promise.all(
    coming.flatMap(({ id, name, token }) =>
      ids.has(id)
        ? [
            email(
              id,
              guestEmail({
                guestName: name,
                advisorName: session.advisorName ?? '',
                session,
                token,
                // They come, so they get the date for their calendar, too (4.13.18).
                coming: { id: session.id, meetingUrl: session.meetingUrl, version: session.version },
              }),
              `consent.guest ${storedLink(token)}`,
            ),
          ]
        : [],
    ),
  )
}
