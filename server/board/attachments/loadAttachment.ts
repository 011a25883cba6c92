import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { files } from '#server/platform/storage/tables.ts'
import { cardAttachments, cards } from '../tables.ts'

const attachmentColumns = {
  ...pick(cardAttachments, 'id', 'cardId', 'userId', 'createdBy', 'createdAt', 'deletedAt'),
  // Qualified by the table's own name: inside the brackets a bare `created_by` could be another table's.
  authorName: sql<string | null>`app_name(card_attachments.created_by)`,
  ...pick(files, 'name', 'byteSize', 'type', 'status', 'refusal'),
}
// What is not stored yet is of use to whoever sends it, and to nobody else.
const isShown = sql`(${files.status} = 'stored' or ${cardAttachments.createdBy} = app_user())`

/** The files of a card, newest first. */
export const listOfCard = statement((q, { cardId }: Args<{ cardId: string }>) =>
  q
    .select(attachmentColumns)
    .from(cardAttachments)
    .innerJoin(files, eq(files.id, cardAttachments.id))
    .where(and(eq(cardAttachments.cardId, cardId), isNull(cardAttachments.deletedAt), isShown))
    .orderBy(desc(cardAttachments.createdAt), cardAttachments.id)
    .limit(boardLimits.attachments),
)
export type AttachmentRow = Awaited<ReturnType<typeof listOfCard>>[number]

/** Those that the reader added and can still bring back, deleted last first. */
export const listDeletedOfCard = statement((q, { cardId }: Args<{ cardId: string }>) =>
  q
    .select(attachmentColumns)
    .from(cardAttachments)
    .innerJoin(files, eq(files.id, cardAttachments.id))
    .where(
      sql`${cardAttachments.cardId} = ${cardId} and ${cardAttachments.createdBy} = app_user() and ${files.status} = 'stored'
        and ${cardAttachments.deletedAt} > now() - make_interval(days => ${boardLimits.undoDays}::int)`,
    )
    .orderBy(desc(cardAttachments.deletedAt), cardAttachments.id)
    .limit(boardLimits.attachments),
)

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select(attachmentColumns)
    .from(cardAttachments)
    .innerJoin(files, eq(files.id, cardAttachments.id))
    .where(eq(cardAttachments.id, id))
    .limit(1),
)
export const findAttachment = async (db: Db, id: string): Promise<AttachmentRow | null> =>
  (await byId(db, { id }))[0] ?? null

const cardFacts = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select({
      ...pick(cards, 'id', 'userId', 'version', 'archivedAt'),
      isAssignedAdvisor: sql<boolean>`julboard_tasks.user_id <> app_user() and app_advises(julboard_tasks.user_id)`,
      fileCount: sql<number>`(select count(*)::int from card_attachments a where a.card_id = julboard_tasks.id and a.deleted_at is null)`,
    })
    .from(cards)
    .where(eq(cards.id, id))
    .limit(1),
)
/** The card a file belongs to with how many it has, or a refusal that says no more than that there is none. */
export async function loadCardOf(db: Db, cardId: string) {
  const [card] = await cardFacts(db, { id: cardId })
  if (!card) throw new NotFound('card')
  return card
}

const lockAttached = sqlStatement<[], Record<string, never>>(
  `select pg_advisory_xact_lock(hashtextextended('attachments ' || app_user(), 0))`,
)
// Of a refused file no byte is kept; one that was deleted keeps its own until it goes for good.
const attachedBytes = sqlStatement<[], { byteSize: number }>(
  `select coalesce(sum(f.byte_size), 0)::float8 as "byteSize" from card_attachments a join files f on f.id = a.id
   where a.user_id = app_user() and f.status <> 'refused'`,
)
/** What all files of the actor's own cards take; until this transaction ends they add no other. */
export async function holdAttachedBytes(db: Db): Promise<number> {
  const [, [held]] = await Promise.all([lockAttached(db), attachedBytes(db)])
  return held?.byteSize ?? 0
}

/** A file, deleted or not, and the card it belongs to. */
export async function loadAttachment(db: Db, id: string) {
  const attachment = await findAttachment(db, id)
  if (!attachment) throw new NotFound('file')
  return { attachment, card: await loadCardOf(db, attachment.cardId) }
}
