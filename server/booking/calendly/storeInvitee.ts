import type { CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { mergeInvitee } from '#domain/booking/rules/calendly.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const turn = sqlStatement<[], Record<string, never>>(
  `select pg_advisory_xact_lock(hashtextextended('calendly', 0))`,
)
/** What comes from Calendly is taken one after the other: two tellings of one booking never meet. */
export const takeTurn = (db: Db) => turn(db)

const stored = sqlStatement<[uri: string], { facts: CalendlyInvitee }>(
  'select facts from calendly_invitees where uri = $1',
)
const upsert = sqlStatement<
  [id: string, uri: string, oldInvitee: string | null, newInvitee: string | null, facts: string, now: Date],
  Record<string, never>
>(
  `insert into calendly_invitees (id, uri, old_invitee, new_invitee, facts, created_at, updated_at)
    values ($1, $2, $3, $4, $5::jsonb, $6, $6)
    on conflict (uri) do update set old_invitee = excluded.old_invitee, new_invitee = excluded.new_invitee,
      facts = excluded.facts, is_settled = false, updated_at = excluded.updated_at`,
)
/** Keeps what was told of an invitee with what was known already; becoming a session is another step's. */
export async function storeInvitee(db: Db, told: CalendlyInvitee, id: string, now: Date): Promise<void> {
  const [known] = await stored(db, told.uri)
  const facts = known ? mergeInvitee(known.facts, told) : told
  await upsert(db, id, facts.uri, facts.oldInvitee, facts.newInvitee, JSON.stringify(facts), now)
}
