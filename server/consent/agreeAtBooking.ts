import { consentTextVersion } from '#domain/consent/texts.ts'
import type { Effects } from '#server/platform/calls/effects.ts'
import type { Context } from '#server/platform/context/context.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { KnownSession } from '#server/sessions/queries.ts'

const insertYes = sqlStatement<
  [id: string, sessionId: string, memberId: string, version: string, at: Date],
  object
>(
  `insert into consents (id, session_id, user_id, party, text_version, given_at) values ($1, $2, $3, 'member', $4, $5)`,
)

/** The member's yes, given where they booked: the same row as one given later, with the version of the text (T-083, 4.12.11). */
export async function agreeAtBooking(
  { db, app, now, publish }: Context & Effects,
  session: KnownSession,
  textVersion: string,
): Promise<void> {
  if (textVersion !== consentTextVersion)
    throw new Conflict('text_changed', { textVersion: consentTextVersion })
  await insertYes(db, app.clock.newId(), session.id, session.userId, textVersion, now)
  await publish('consent', {
    entity: 'consent',
    id: session.id,
    version: 0,
    kind: 'consent.given',
    memberId: session.userId,
  })
}
