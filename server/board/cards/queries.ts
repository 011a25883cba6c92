import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import { canEditCard, canViewBoard } from '#domain/board/permissions.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { unpackCursor } from '#server/platform/http/cursor.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { query } from '#server/platform/query.ts'
import { boardAssignments, cardNotes, cards } from '../tables.ts'
import type { CardRow } from './cardRow.ts'
import { cardColumns } from './cardRow.ts'
import { cardPage, readCardPage } from './listCards.ts'
import { presentCard, presentNote, presentOrigin } from './present.ts'

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(cardColumns).from(cards).where(eq(cards.id, id)).limit(1),
)
const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select(cardColumns).from(cards).where(eq(cards.id, id)).limit(1).for('update'),
)

/** One card, or a refusal that says no more than that there is none. */
export const loadCard = async (db: Db, id: string): Promise<CardRow> => only(await byId(db, { id }))
/** The same, held still until the commit. */
export const holdCard = async (db: Db, id: string): Promise<CardRow> => only(await byIdHeld(db, { id }))
export const findCard = async (db: Db, id: string): Promise<CardRow | null> =>
  (await byId(db, { id }))[0] ?? null

function only([card]: readonly CardRow[]): CardRow {
  if (!card) throw new NotFound('card')
  return card
}

const notesOf = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select({
      id: cardNotes.id,
      body: cardNotes.body,
      createdBy: cardNotes.createdBy,
      createdAt: cardNotes.createdAt,
      authorName: sql<string | null>`(select n.name from app_names(array[card_notes.created_by]) n)`,
    })
    .from(cardNotes)
    .where(and(eq(cardNotes.cardId, id), isNull(cardNotes.deletedAt)))
    .orderBy(desc(cardNotes.createdAt), cardNotes.id)
    .limit(200),
)
const originOf = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(boardAssignments).where(eq(boardAssignments.targetId, id)).limit(1),
)

export const getCard = query(calls.board.getCard, {
  read: async ({ db, input: { id } }) => {
    const [card, notes, [origin]] = await Promise.all([
      loadCard(db, id),
      notesOf(db, { id }),
      originOf(db, { id }),
    ])
    return { card, notes, origin }
  },
  present: async ({ card, notes, origin }, { db, actor }) => {
    const decision = canEditCard(actor, card)
    await recordView(db, actor, card.userId, 'board')
    return {
      card: presentCard(card),
      notes: notes.map((note) => presentNote(note, actor.userId)),
      origin: origin ? presentOrigin(origin) : null,
      canEdit: decision.ok,
      reason: decision.ok ? null : decision.reason,
    }
  },
})

export const listCards = query(calls.board.listCards, {
  read: async ({ db, input }) =>
    readCardPage(
      await cardPage(db, {
        archived: input.archived ?? false,
        limit: input.limit ?? boardLimits.pageSize,
        ...(input.memberId ? { memberId: input.memberId } : {}),
        ...(input.status ? { status: input.status } : {}),
        ...(input.kind ? { kind: input.kind } : {}),
        ...(input.search?.trim() ? { search: input.search.trim() } : {}),
        ...(input.cursor ? { after: cursorOf(input.cursor) } : {}),
      }),
    ),
  can: (actor, _page, { memberId = actor.userId }) =>
    // Of another member's board the row rules show nothing where the reader does not advise them.
    memberId === actor.userId
      ? canViewBoard(actor, { userId: memberId, isAssignedAdvisor: false })
      : { ok: true },
  present: async (page, { db, actor, input: { memberId } }) => {
    if (memberId && !page.isEmpty) await recordView(db, actor, memberId, 'board')
    return page.answer
  },
})

function cursorOf(cursor: string) {
  const [rank = '', id = ''] = unpackCursor(cursor, 2)
  return { rank, id }
}

const whereMade = sqlStatement<
  [status: CardStatus],
  { count: number; head: string | null; zone: string | null }
>(
  `select (select count(*)::int from (select from julboard_tasks where user_id = app_user() limit ${boardLimits.cards}) c) as count,
    (select rank from julboard_tasks where user_id = app_user() and status = $1 and archived_at is null order by rank, id limit 1) as head,
    (select time_zone from profiles where id = app_user()) as zone`,
)
/** What a new card needs to know of the reader's own board: how full it is, the head of its column, the calendar. */
export async function getPlace(db: Db, status: CardStatus) {
  const [place] = await whereMade(db, status)
  return place ?? { count: 0, head: null, zone: null }
}

export type Neighbours = {
  after: string | null
  next: string | null
  before: string | null
  previous: string | null
  first: string | null
  zone: string | null
}
const inColumn = `user_id = app_user() and status = $2 and archived_at is null and id <> $1::uuid`
const neighboursOf = sqlStatement<[string, CardStatus, string | null, string | null], Neighbours>(
  `with named as (select
      (select rank from julboard_tasks where id = $3::uuid and ${inColumn}) as after,
      (select rank from julboard_tasks where id = $4::uuid and ${inColumn}) as before)
   select after, before,
     (select rank from julboard_tasks where ${inColumn} and rank > named.after order by rank limit 1) as next,
     (select rank from julboard_tasks where ${inColumn} and rank < named.before order by rank desc limit 1) as previous,
     (select rank from julboard_tasks where ${inColumn} order by rank limit 1) as first,
     (select time_zone from profiles where id = app_user()) as zone
   from named`,
)
/** The ranks around the place a person saw: of its two neighbours where they still stand there, and of the head of the column. */
export async function getNeighbours(
  db: Db,
  id: string,
  { status, after, before }: { status: CardStatus; after: string | null; before: string | null },
): Promise<Neighbours> {
  const [row] = await neighboursOf(db, id, status, after, before)
  if (!row) throw new Error('a statement without a row')
  return row
}
