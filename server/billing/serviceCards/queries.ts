import { asc, eq } from 'drizzle-orm'
import { cardVersionsMost, serviceCardLimits } from '#domain/billing/limits.ts'
import { canEditServiceCards } from '#domain/billing/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { serviceCards } from '../tables.ts'
import type { CardRow, OfferedRow } from './cardRow.ts'
import type { VersionRow } from './present.ts'
import { presentCards, presentStaffCard, presentVersions } from './present.ts'

const inOrder = [asc(serviceCards.positionOrder), asc(serviceCards.id)]

const offered = sqlStatement<[], OfferedRow>(
  `select id, card_id as "cardId", title, subtitle, description, price_eur as "priceEurCents", price_usd as "priceUsdCents",
    price_gbp as "priceGbpCents", price, button_text as "buttonText", badge_text as "badgeText",
    position_order as "positionOrder", location, section_type as "sectionType", cta_type as "ctaType",
    cta_config as "ctaConfig", is_active as "isActive"
   from app_service_cards() order by position_order, id`,
)
/** What is offered, whoever asks; a card with something wrong is left out (T-043). */
export const listOffered = async (db: Db) => presentCards(await offered(db))

export const listServiceCards = openCall(calls.billing.listServiceCards, async ({ db }) => ({
  cards: await listOffered(db),
}))

const all = statement((q) =>
  q
    .select()
    .from(serviceCards)
    .orderBy(...inOrder)
    .limit(serviceCardLimits.cards),
)
export const listCardRows = (db: Db): Promise<CardRow[]> => all(db, {})

export const listAllServiceCards = query(calls.billing.listAllServiceCards, {
  read: ({ db }) => listCardRows(db),
  can: canEditServiceCards,
  present: (rows) => ({ cards: rows.map(presentStaffCard) }),
})

const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(serviceCards).where(eq(serviceCards.id, id)).limit(1).for('update'),
)
/** One card, held still until the commit, or a refusal that says no more than that there is none. */
export async function holdCard(db: Db, id: string): Promise<CardRow> {
  const [card] = await byIdHeld(db, { id })
  if (!card) throw new NotFound('service_card')
  return card
}

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(serviceCards).where(eq(serviceCards.id, id)).limit(1),
)
export const findCard = async (db: Db, id: string): Promise<CardRow | null> =>
  (await byId(db, { id }))[0] ?? null

const versions = sqlStatement<[id: string, most: number], VersionRow>(
  `select version, fields, changed, edited_at as "editedAt", app_name(edited_by) as "editedBy"
   from service_card_versions where service_card_id = $1 order by version desc limit $2`,
)

/** What a card said before its last edits, newest first; restoring one is an edit like any other (K90). */
export const listServiceCardVersions = query(calls.billing.listServiceCardVersions, {
  read: async ({ db, input: { id } }) => {
    const [card, rows] = await Promise.all([findCard(db, id), versions(db, id, cardVersionsMost)])
    if (!card) throw new NotFound('service_card')
    return rows
  },
  can: canEditServiceCards,
  present: (rows) => ({ versions: presentVersions(rows) }),
})
