import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { boardLimits } from '#domain/board/limits.ts'
import type { BoardOf } from '#domain/board/permissions.ts'
import { inColumnOrder } from '#domain/board/rules/cards.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { boardAssignments, cardNotes, cards } from './tables.ts'

export type CardRow = typeof cards.$inferSelect
export type NoteRow = typeof cardNotes.$inferSelect
export type Cursor = { rank: string; id: string }

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

/** Two counts that the two partial indexes answer by themselves, however many cards there are. */
export async function countCards(db: Db, userId: string) {
  const standing = await db
    .select({ status: cards.status, count: sql<number>`count(*)::int` })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNull(cards.archivedAt)))
    .groupBy(cards.status)
  const archived = await db.$count(cards, and(eq(cards.userId, userId), isNotNull(cards.archivedAt)))
  const of = (status: CardStatus) => standing.find((row) => row.status === status)?.count ?? 0
  return { backlog: of('backlog'), inProgress: of('in_progress'), completed: of('completed'), archived }
}

export async function countAll(db: Db, userId: string): Promise<number> {
  return await db.$count(cards, eq(cards.userId, userId))
}

/** Cards changed together, held still until the commit, in the order they stand on the board; all of them, or none. */
export async function getCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  const wanted = [...new Set(ids)]
  // Held in one order, so that two of these at once wait for each other instead of for ever.
  const held = await db
    .select()
    .from(cards)
    .where(inArray(cards.id, wanted))
    .orderBy(asc(cards.id))
    .for('update')
  if (held.length !== wanted.length) throw new NotFound('card')
  return held.sort(
    (one, other) =>
      cardStatuses.indexOf(one.status) - cardStatuses.indexOf(other.status) || inColumnOrder(one, other),
  )
}

/** These cards as they stand now, in no order. */
export async function listThese(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  return await db
    .select()
    .from(cards)
    .where(inArray(cards.id, [...ids]))
    .limit(boardLimits.together)
}

/** Decisions, raised last first, one more than asked for where there are more. */
export async function listDecisions(
  db: Db,
  userId: string,
  query: { after: { at: string; id: string } | null; limit: number },
): Promise<CardRow[]> {
  const { after, limit } = query
  return await db
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.userId, userId),
        // Written out, so that the partial index is seen to fit.
        sql`${cards.kind} = 'decision'`,
        isNull(cards.archivedAt),
        after
          ? sql`(${cards.createdAt}, ${cards.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(cards.createdAt), desc(cards.id))
    .limit(limit + 1)
}

/** The card at the head of a column, or null where it is empty. */
export async function findFirst(db: Db, userId: string, status: CardStatus): Promise<Cursor | null> {
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
export async function listOrigins(
  db: Db,
  userId: string,
  cardIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set()
  const rows = await db
    .select({ id: boardAssignments.targetId })
    .from(boardAssignments)
    .where(
      and(
        eq(boardAssignments.userId, userId),
        sql`${boardAssignments.targetId} = any(${sql.param([...cardIds])}::uuid[])`,
      ),
    )
  return new Set(rows.map((row) => row.id))
}

// strpos takes the text as it is: a % or _ in a search means itself.
const contains = (text: string) =>
  sql`(strpos(lower(${cards.title}), lower(${text})) > 0 or strpos(lower(${cards.description}), lower(${text})) > 0)`

/** Whose board somebody asks for: their own, or a member's whom they advise today; any other is not there. */
export async function getBoardOf(db: Db, actor: Actor, memberId?: string): Promise<BoardOf> {
  if (!memberId || memberId === actor.userId) return { userId: actor.userId, isAssignedAdvisor: false }
  const { rows } = await db.execute<{ advises: boolean }>(sql`select app_advises(${memberId}) as advises`)
  if (!rows[0]?.advises) throw new NotFound('member')
  return { userId: memberId, isAssignedAdvisor: true }
}
