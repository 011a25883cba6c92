import { eq, sql } from 'drizzle-orm'
import { cardVersionsMost } from '#domain/billing/limits.ts'
import { canCreateServiceCard, canEditServiceCards } from '#domain/billing/permissions.ts'
import type { ServiceCardField, ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { serviceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { checkServiceCard } from '#domain/billing/rules/serviceCards.ts'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import { pageOf } from '#domain/content/rules/textFields.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { isStale, mergeEdit } from '#domain/edits.ts'
import { findUnknownPaths } from '#server/content/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { isTaken } from '#server/platform/http/databaseFault.ts'
import { Conflict, Invalid } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { serviceCards, serviceCardVersions } from '../tables.ts'
import type { CardRow } from './cardRow.ts'
import { presentStaffCard, readCard } from './present.ts'
import { findCard, holdCard, listCardRows } from './queries.ts'

const eventOf = (name: AppEvent['name'], { id, version, cardId }: CardRow, details = {}): AppEvent => ({
  name,
  entity: 'service_card',
  id,
  version,
  memberId: null,
  details: { cardId, ...details },
})
const answer = ({ card }: { card: CardRow }) => ({ card: presentStaffCard(card) })

type Stored = Omit<ServiceCardFields, 'calendlyUrl' | 'infoUrl'> & { id: string; ctaConfig: unknown }
const written = (c: Args<Stored>) => ({
  ...pick(c, 'cardId', 'title', 'subtitle', 'description', 'priceEurCents'),
  ...pick(c, 'priceUsdCents', 'priceGbpCents', 'price', 'buttonText', 'badgeText'),
  ...pick(c, 'location', 'sectionType', 'ctaType', 'ctaConfig', 'isActive'),
})

/** A card as its row has it: lines without the spaces around them, the action's needs as one object. */
function stored(id: string, { calendlyUrl, infoUrl, ...fields }: ServiceCardFields): Stored {
  const { title, subtitle, price, buttonText, badgeText, sectionType } = fields
  return {
    ...fields,
    id,
    title: title.trim(),
    subtitle: subtitle.trim(),
    price: price.trim(),
    buttonText: buttonText.trim(),
    badgeText: badgeText.trim(),
    sectionType: sectionType.trim(),
    ctaConfig: JSON.stringify({
      ...(calendlyUrl ? { calendly_url: calendlyUrl } : {}),
      ...(infoUrl ? { info_url: infoUrl } : {}),
    }),
  }
}

/** Like the links of a text, the page of a card is one that there is (K90); asked when it is written, so that no other edit waits for it. */
async function refuseNoPage(db: Db, infoUrl: string): Promise<void> {
  const page = infoUrl ? pageOf(infoUrl) : null
  const [path] = page ? await findUnknownPaths(db, [page]) : []
  if (path) throw new Invalid([{ field: 'infoUrl', message: siteTextTexts.linkBroken(path) }])
}

const refuseTaken = (error: unknown): never => {
  throw isTaken(error) ? new Invalid([{ field: 'cardId', message: serviceCardTexts.idTaken }]) : error
}

const insertCard = statement((q, c: Args<Stored>) =>
  q
    .insert(serviceCards)
    .values({
      ...written(c),
      id: c.id,
      positionOrder: sql`(select coalesce(max(position_order), 0) + 1 from service_cards)`,
    })
    // The sender made the id: the same card sent again is the same card.
    .onConflictDoNothing({ target: serviceCards.id })
    .returning(),
)
const countCards = sqlStatement<[], { count: number }>('select count(*)::int as count from service_cards')

export const createServiceCard = command(calls.billing.createServiceCard, {
  load: async ({ db }) => (await countCards(db))[0]?.count ?? 0,
  can: canCreateServiceCard,
  check: ({ id: _, ...fields }) => checkServiceCard(fields),
  run: async ({ db, input: { id, ...fields } }) => {
    await refuseNoPage(db, fields.infoUrl)
    const [card] = await insertCard(db, stored(id, fields)).catch(refuseTaken)
    if (card) return { card, event: eventOf('service_card.created', card) }
    const there = await findCard(db, id)
    if (there?.cardId !== fields.cardId) throw new Conflict('id_taken')
    return { card: there, event: null }
  },
  answer,
})

const updateCard = statement((q, c: Args<Stored & { now: Date }>) =>
  q
    .update(serviceCards)
    .set({ ...written(c), version: sql`${serviceCards.version} + 1`, updatedAt: c.now })
    .where(eq(serviceCards.id, c.id))
    .returning(),
)

const keepVersion = statement(
  (
    q,
    c: Args<{ id: string; version: number; fields: string; changed: string; editedBy: string; now: Date }>,
  ) =>
    q.insert(serviceCardVersions).values({
      ...pick(c, 'version', 'editedBy'),
      serviceCardId: c.id,
      fields: sql`${c.fields}::jsonb`,
      changed: sql`array(select jsonb_array_elements_text(${c.changed}::jsonb))`,
      editedAt: c.now,
    }),
)
const dropOldVersions = sqlStatement<[id: string, upTo: number], Record<string, never>>(
  'delete from service_card_versions where service_card_id = $1 and version <= $2',
)

type Before = {
  fields: ServiceCardFields
  changed: readonly ServiceCardField[]
  editedBy: string
  now: Date
}
/** What a card said before this edit; of so many edits the last are kept (K90). */
async function keepBefore(db: Db, { id, version }: CardRow, { fields, changed, editedBy, now }: Before) {
  const words = { fields: JSON.stringify(fields), changed: JSON.stringify(changed) }
  await Promise.all([
    keepVersion(db, { id, version, ...words, editedBy, now }),
    dropOldVersions(db, id, version - cardVersionsMost),
  ])
}

/** Edits meet as those of the board do: a field that two people wrote is asked about (K93). */
export const editServiceCard = command(calls.billing.editServiceCard, {
  load: ({ db, input }) => holdCard(db, input.id),
  can: canEditServiceCards,
  run: async ({ db, input: { id, baseVersion, base, changes }, loaded, actor, now }) => {
    const { fields } = readCard(loaded)
    const from = isStale(loaded, baseVersion) ? base : fields
    const { merged, clashes } = mergeEdit<ServiceCardFields>(serviceCardFields, from, changes, fields)
    if (clashes.length > 0) {
      const clashing = clashes.map((clash) => clash.field)
      throw new Conflict('service_card_changed', {
        version: loaded.version,
        fields: clashing,
        theirs: fields,
      })
    }
    const problems = checkServiceCard(merged)
    if (problems.length > 0) throw new Invalid(problems)
    const changed = serviceCardFields.filter((field) => merged[field] !== fields[field])
    if (changed.includes('infoUrl')) await refuseNoPage(db, merged.infoUrl)
    const [card] = await updateCard(db, { ...stored(id, merged), now }).catch(refuseTaken)
    if (!card) throw new Conflict('service_card_gone')
    if (changed.length > 0) await keepBefore(db, loaded, { fields, changed, editedBy: actor.userId, now })
    return { card, event: eventOf('service_card.edited', card, { fields: Object.keys(changes) }) }
  },
  answer,
})

const holdAll = sqlStatement<[], object>('select from service_cards order by id for update')
const inOrder = sqlStatement<[], { id: string }>('select id from service_cards order by position_order, id')
const setOrder = sqlStatement<[ids: readonly string[], now: Date], Record<string, never>>(
  `update service_cards c set position_order = o.at::int, updated_at = $2
    from unnest($1::uuid[]) with ordinality o (id, at) where o.id = c.id and c.position_order <> o.at`,
)

/** The whole order is written anew, so that two cards never share a place. */
export const moveServiceCard = command(calls.billing.moveServiceCard, {
  load: async ({ db, input: { id, afterId } }) => {
    // Sorted by what stands once nobody else moves any: a statement that waits still sorts by what stood before.
    const [, rows] = await Promise.all([holdAll(db), inOrder(db)])
    const ids = rows.map((row) => row.id)
    const [card] = await Promise.all([holdCard(db, id), afterId ? holdCard(db, afterId) : null])
    return { ids, card }
  },
  can: canEditServiceCards,
  run: async ({ db, input: { id, afterId }, loaded: { ids, card }, now }) => {
    const others = ids.filter((each) => each !== id)
    const place = afterId === null || afterId === id ? 0 : others.indexOf(afterId) + 1
    const wanted = afterId === id ? ids : others.toSpliced(place, 0, id)
    if (wanted.every((each, at) => each === ids[at])) return { rows: await listCardRows(db), event: null }
    const [, rows] = await Promise.all([setOrder(db, wanted, now), listCardRows(db)])
    return { rows, event: eventOf('service_card.moved', card) }
  },
  answer: ({ rows }) => ({ cards: rows.map(presentStaffCard) }),
})
