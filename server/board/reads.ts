import { and } from 'drizzle-orm'
import { asc } from 'drizzle-orm'
import { desc } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import { isNull } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import type { CardStatus } from '#domain/board/types.ts'
import type { Db } from '#server/db/database.ts'
import { NotFound } from '#server/http/refusal.ts'
import { boardAssignments } from './tables.ts'
import { cardNotes } from './tables.ts'
import { cards } from './tables.ts'

export type CardRow = typeof cards.$inferSelect
export type NoteRow = typeof cardNotes.$inferSelect
export type Mark = { rank: string; id: string }

/** One card, or a refusal that says no more than that there is none. `lock` keeps it still until the commit. */
export async function getCard(db: Db, id: string, lock?: 'lock'): Promise<CardRow> {
  const query = db.select().from(cards).where(eq(cards.id, id)).limit(1)
  const [card] = lock ? await query.for('update') : await query
  if (!card) throw new NotFound('card')
  return card
}

export async function findCard(db: Db, id: string): Promise<CardRow | null> {
  const [card] = await db.select().from(cards).where(eq(cards.id, id)).limit(1)
  return card ?? null
}

/** The cards changed last, for the picker (K95). */
export async function listRecentCards(db: Db, userId: string, search?: string): Promise<CardRow[]> {
  return await db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), isNull(cards.archivedAt), search ? contains(search) : undefined))
    .orderBy(desc(cards.updatedAt), asc(cards.id))
    .limit(boardLimits.picker)
}

export async function countCards(db: Db, userId: string) {
  const rows = await db
    .select({ status: cards.status, archived: sql<boolean>`archived_at is not null`, count: sql<number>`count(*)::int` })
    .from(cards)
    .where(eq(cards.userId, userId))
    .groupBy(cards.status, sql`archived_at is not null`)
  const of = (status: CardStatus) => rows.find((row) => row.status === status && !row.archived)?.count ?? 0
  const archived = rows.filter((row) => row.archived).reduce((sum, row) => sum + row.count, 0)
  return { backlog: of('backlog'), inProgress: of('in_progress'), completed: of('completed'), archived }
}

export async function countAll(db: Db, userId: string): Promise<number> {
  return await db.$count(cards, eq(cards.userId, userId))
}

/** The card at the head of a column, or null where it is empty. */
export async function findFirst(db: Db, userId: string, status: CardStatus): Promise<Mark | null> {
  const [row] = await db
    .select({ rank: cards.rank, id: cards.id })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.status, status), isNull(cards.archivedAt)))
    .orderBy(asc(cards.rank), asc(cards.id))
    .limit(1)
  return row ?? null
}

export async function listNotes(db: Db, cardId: string): Promise<NoteRow[]> {
  return await db
    .select()
    .from(cardNotes)
    .where(and(eq(cardNotes.cardId, cardId), isNull(cardNotes.deletedAt)))
    .orderBy(desc(cardNotes.createdAt), asc(cardNotes.id))
    .limit(200)
}

export async function getNote(db: Db, id: string): Promise<NoteRow> {
  const [note] = await db.select().from(cardNotes).where(eq(cardNotes.id, id)).limit(1)
  if (!note) throw new NotFound('note')
  return note
}

/** The line of minutes a card was made from, or null. */
export async function findOrigin(db: Db, cardId: string) {
  const [row] = await db.select().from(boardAssignments).where(eq(boardAssignments.targetId, cardId)).limit(1)
  return row ?? null
}

/** Which of these cards came from a session. */
export async function listOrigins(db: Db, userId: string, cardIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set()
  const rows = await db
    .select({ id: boardAssignments.targetId })
    .from(boardAssignments)
    .where(and(eq(boardAssignments.userId, userId), sql`${boardAssignments.targetId} = any(${sql.param([...cardIds])}::uuid[])`))
  return new Set(rows.map((row) => row.id))
}

// strpos takes the text as it is: a % or _ in a search means itself.
const contains = (text: string) =>
  sql`(strpos(lower(${cards.title}), lower(${text})) > 0 or strpos(lower(${cards.description}), lower(${text})) > 0)`
