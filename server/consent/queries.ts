import { and, asc, eq, sql } from 'drizzle-orm'
import type { ConsentState } from '#domain/consent/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import { loadSession } from '#server/sessions/queries.ts'
import { presentConsent, presentGuest } from './present.ts'
import type { GuestLink } from './rules/links.ts'
import { storedLink } from './rules/links.ts'
import type { ConsentRow } from './standingOf.ts'
import { standingOf } from './standingOf.ts'
import { consents } from './tables.ts'

const ofSession = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select()
    .from(consents)
    .where(eq(consents.sessionId, sessionId))
    .orderBy(asc(consents.createdAt), asc(consents.id)),
)
/** Everybody asked in one session, guests in the order they were asked. */
export const listConsents = (db: Db, sessionId: string): Promise<ConsentRow[]> => ofSession(db, { sessionId })

/** Where one session's consent stands today. */
export const loadConsentState = async (db: Db, sessionId: string): Promise<ConsentState> =>
  standingOf(await listConsents(db, sessionId)).state

const ofSessions = statement((q, { ids }: Args<{ ids: string[] }>) =>
  q.select().from(consents).where(sql`${consents.sessionId} = any(${ids}::uuid[])`),
)
/** The same for a list of sessions, by session, in one question. */
export async function listConsentStates(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, ConsentState>> {
  const rows = Map.groupBy(await ofSessions(db, { ids: [...sessionIds] }), (row) => row.sessionId)
  return new Map(sessionIds.map((id) => [id, standingOf(rows.get(id) ?? []).state]))
}

const guestById = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), eq(consents.party, 'guest')))
    .limit(1),
)
export async function loadGuest(db: Db, id: string): Promise<ConsentRow> {
  const [guest] = await guestById(db, { id })
  if (!guest) throw new NotFound('guest')
  return guest
}

const byLink = sqlStatement<[hash: string], { link: GuestLink | null }>(
  'select app_consent_by_link($1) as link',
)
/** What stands behind a link, or a refusal; looking answers nothing. */
export async function loadLink(db: Db, token: string): Promise<GuestLink> {
  const [row] = await byLink(db, storedLink(token))
  if (!row?.link) throw new Refused('link_invalid')
  return row.link
}

export const getConsent = query(calls.consent.getConsent, {
  read: async ({ db, input: { sessionId } }) => {
    const [session, rows] = await Promise.all([
      loadSession(db, sessionId, 'deleted'),
      listConsents(db, sessionId),
    ])
    return { session, rows }
  },
  present: ({ session, rows }, { actor, now }) => ({ consent: presentConsent(session, rows, actor, now) }),
})

export const getConsentByToken = openCall(calls.consent.getConsentByToken, async ({ db, input, now }) =>
  presentGuest(await loadLink(db, input.token), now),
)
