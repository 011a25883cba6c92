import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { cardNotes, cards } from '../tables.ts'

/** A note with the name of whoever wrote it. */
export const noteColumns = {
  ...pick(cardNotes, 'id', 'cardId', 'userId', 'body', 'createdBy', 'createdAt', 'deletedAt'),
  // Qualified by the table's own name: inside the brackets a bare `created_by` could be another table's.
  authorName: sql<string | null>`app_name(card_notes.created_by)`,
}

const ofCard = statement((q, { cardId }: Args<{ cardId: string }>) =>
  q
    .select(noteColumns)
    .from(cardNotes)
    .where(and(eq(cardNotes.cardId, cardId), isNull(cardNotes.deletedAt)))
    .orderBy(desc(cardNotes.createdAt), cardNotes.id)
    .limit(200),
)
const deletedOfCard = statement((q, { cardId }: Args<{ cardId: string }>) =>
  q
    .select(noteColumns)
    .from(cardNotes)
    .where(
      sql`${cardNotes.cardId} = ${cardId} and ${cardNotes.createdBy} = app_user()
        and ${cardNotes.deletedAt} > now() - make_interval(days => ${boardLimits.undoDays}::int)`,
    )
    .orderBy(desc(cardNotes.deletedAt), cardNotes.id)
    .limit(50),
)
/** The notes under a card that the reader wrote and can still bring back, deleted last first. */
export const listDeletedNotes = (db: Db, cardId: string): Promise<NoteRow[]> => deletedOfCard(db, { cardId })
export type NoteRow = Awaited<ReturnType<typeof ofCard>>[number]
/** The notes under a card, newest first. */
export const listNotes = (db: Db, cardId: string): Promise<NoteRow[]> => ofCard(db, { cardId })

const noteById = statement((q, { id }: Args<{ id: string }>) =>
  q.select(noteColumns).from(cardNotes).where(eq(cardNotes.id, id)).limit(1),
)
export const findNote = async (db: Db, id: string): Promise<NoteRow | null> =>
  (await noteById(db, { id }))[0] ?? null

// What may be asked about the card a note stands under.
const cardFacts = {
  ...pick(cards, 'id', 'userId', 'version', 'archivedAt'),
  isAssignedAdvisor: sql<boolean>`julboard_tasks.user_id <> app_user() and app_advises(julboard_tasks.user_id)`,
}
const factsOfCard = statement((q, { id }: Args<{ id: string }>) =>
  q.select(cardFacts).from(cards).where(eq(cards.id, id)).limit(1),
)
/** The card a note is written under, or a refusal that says no more than that there is none. */
export async function loadCardOf(db: Db, cardId: string) {
  const [card] = await factsOfCard(db, { id: cardId })
  if (!card) throw new NotFound('card')
  return card
}

const noteWithCard = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select({
      note: { id: cardNotes.id, createdBy: cardNotes.createdBy, deletedAt: cardNotes.deletedAt },
      card: cardFacts,
    })
    .from(cardNotes)
    .innerJoin(cards, eq(cards.id, cardNotes.cardId))
    .where(eq(cardNotes.id, id))
    .limit(1),
)
/** A note, deleted or not, and the card it stands under. */
export async function loadNote(db: Db, id: string) {
  const [row] = await noteWithCard(db, { id })
  if (!row) throw new NotFound('note')
  return row
}
