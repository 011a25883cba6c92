import { and, asc, eq, inArray } from 'drizzle-orm'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { ConsentStanding } from '#domain/consent/rules/state.ts'
import { consentState, partiesOf } from '#domain/consent/rules/state.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { consents } from './tables.ts'

export type ConsentRow = typeof consents.$inferSelect
/** The people of a session as far as consent goes. */
export type Involved = { readonly id: string; readonly userId: string; readonly advisorId: string }
type Names = ReadonlyMap<string, string>

/** Everybody asked in one session, guests in the order they were asked. */
export async function listConsents(db: Db, sessionId: string): Promise<ConsentRow[]> {
  return await db
    .select()
    .from(consents)
    .where(eq(consents.sessionId, sessionId))
    .orderBy(asc(consents.createdAt), asc(consents.id))
}

/** Where one session's consent stands today. */
export async function standingOf(
  db: Db,
  session: Involved,
  names: Names = new Map(),
): Promise<ConsentStanding> {
  return standing(session, await listConsents(db, session.id), names)
}

/** The same for a list of sessions, by session, in one question. */
export async function listStandings(
  db: Db,
  sessions: readonly Involved[],
  names: Names,
): Promise<ReadonlyMap<string, ConsentStanding>> {
  const rows = await db
    .select()
    .from(consents)
    .where(
      inArray(
        consents.sessionId,
        sessions.map((session) => session.id),
      ),
    )
  return new Map(
    sessions.map((session) => [
      session.id,
      standing(
        session,
        rows.filter((row) => row.sessionId === session.id),
        names,
      ),
    ]),
  )
}

function standing(session: Involved, rows: readonly ConsentRow[], names: Names): ConsentStanding {
  const guests = rows.flatMap((row) =>
    row.party === 'guest' ? [{ name: row.guestName ?? '', email: row.guestEmail ?? '' }] : [],
  )
  const parties = partiesOf({
    memberName: names.get(session.userId) ?? accountUiTexts.somebody,
    advisorName: names.get(session.advisorId) ?? accountUiTexts.somebody,
    guests,
  })
  return consentState(rows, parties, consentTextVersion)
}

/** The row of one person who signs in, or null where they have not answered yet. */
export async function findAnswer(
  db: Db,
  sessionId: string,
  party: 'member' | 'advisor',
): Promise<ConsentRow | null> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.sessionId, sessionId), eq(consents.party, party)))
    .limit(1)
  return row ?? null
}

export async function getGuest(db: Db, id: string): Promise<ConsentRow> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), eq(consents.party, 'guest')))
    .limit(1)
  if (!row) throw new NotFound('guest')
  return row
}
