import type { CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { isNews, mergeInvitee } from '#domain/booking/rules/calendly.ts'
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
  [
    id: string,
    uri: string,
    event: string,
    oldInvitee: string | null,
    newInvitee: string | null,
    facts: string,
    isNews: boolean,
    polledAt: Date | null,
    polledVersion: Date | null,
    now: Date,
  ],
  Record<string, never>
>(
  `insert into calendly_invitees as known (id, uri, event, old_invitee, new_invitee, facts, polled_at, polled_version,
     created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6::jsonb, $8, $9, $10, $10)
    on conflict (uri) do update set event = excluded.event, old_invitee = excluded.old_invitee,
      new_invitee = excluded.new_invitee, facts = excluded.facts, is_settled = known.is_settled and not $7,
      polled_at = coalesce(excluded.polled_at, known.polled_at), polled_version = coalesce(excluded.polled_version, known.polled_version),
      updated_at = case when $7 then excluded.updated_at else known.updated_at end`,
)

type Telling = {
  event: string
  told: CalendlyInvitee
  /** When somebody looked, and since when the event stands as it was found; null where a webhook told. */
  polled: { at: Date; version: Date } | null
}

/** Keeps what was told of an invitee with what was known already, and says whether it was news; a session is another step's. */
export async function storeInvitee(
  db: Db,
  { event, told, polled }: Telling,
  id: string,
  now: Date,
): Promise<boolean> {
  const [known] = await stored(db, told.uri)
  const facts = known ? mergeInvitee(known.facts, told) : told
  const news = !known || isNews(known.facts, facts)
  const { uri, oldInvitee, newInvitee } = facts
  const [at, version] = [polled?.at ?? null, polled?.version ?? null]
  await upsert(db, id, uri, event, oldInvitee, newInvitee, JSON.stringify(facts), news, at, version, now)
  return news
}
