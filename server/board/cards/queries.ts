import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import { canEditCard } from '#domain/board/permissions.ts'
import { inColumnOrder } from '#domain/board/rules/cards.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { rowStatement, sqlStatement, statement } from '#server/platform/db/statement.ts'
import { unpackCursor } from '#server/platform/http/cursor.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { readOfBoard } from '../access/boardOf.ts'
import { presentNote } from '../notes/present.ts'
import { listDeletedNotes, listNotes } from '../notes/queries.ts'
import { boardAssignments, cards } from '../tables.ts'
import { cardPage, readCardPage } from './cardPage.ts'
import type { CardRow } from './cardRow.ts'
import { cardColumns, cardRow } from './cardRow.ts'
import { presentCard, presentOrigin } from './present.ts'

const byId = rowStatement((q, { id }: Args<{ id: string }>) =>
  q.select(cardRow).from(cards).where(eq(cards.id, id)).limit(1),
)
const byIdHeld = rowStatement((q, { id }: Args<{ id: string }>) =>
  q.select(cardRow).from(cards).where(eq(cards.id, id)).limit(1).for('update'),
)

/** One card, or a refusal that says no more than that there is none. */
export const loadCard = async (db: Db, id: string): Promise<CardRow> => only(await byId(db, { id }))
/** The same, held still until the commit. */
export const holdCard = async (db: Db, id: string): Promise<CardRow> => only(await byIdHeld(db, { id }))
export const findCard = async (db: Db, id: string): Promise<CardRow | null> =>
  (await byId(db, { id }))[0] ?? null

const byIdsHeld = statement((q, { ids }: Args<{ ids: readonly string[] }>) =>
  q
    .select(cardColumns)
    .from(cards)
    .where(sql`${cards.id} = any(${ids}::uuid[])`)
    // Held in one order, so that two of these at once wait for each other instead of for ever.
    .orderBy(asc(cards.id))
    .for('update'),
)
/** Cards changed together, held still until the commit, in the order they stand on the board; all of them, or none. */
export async function holdCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  const wanted = [...new Set(ids)]
  const held = await byIdsHeld(db, { ids: wanted })
  if (held.length !== wanted.length) throw new NotFound('card')
  return held.sort(
    (one, other) =>
      cardStatuses.indexOf(one.status) - cardStatuses.indexOf(other.status) || inColumnOrder(one, other),
  )
}

function only([card]: readonly CardRow[]): CardRow {
  if (!card) throw new NotFound('card')
  return card
}

const originOf = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select()
    .from(boardAssignments)
    .where(and(eq(boardAssignments.targetId, id), eq(boardAssignments.sourceType, 'outcome_line')))
    .limit(1),
)

export const getCard = query(calls.board.getCard, {
  read: async ({ db, input: { id } }) => {
    const [card, notes, deletedNotes, [origin]] = await Promise.all([
      loadCard(db, id),
      listNotes(db, id),
      listDeletedNotes(db, id),
      originOf(db, { id }),
    ])
    return { card, notes, deletedNotes, origin }
  },
  present: async ({ card, notes, deletedNotes, origin }, { db, actor }) => {
    const decision = canEditCard(actor, card)
    await recordView(db, actor, card.userId, 'board')
    return {
      card: presentCard(card),
      notes: notes.map((note) => presentNote(note, actor.userId)),
      deletedNotes: deletedNotes.map((note) => presentNote(note, actor.userId)),
      origin: origin ? presentOrigin(origin) : null,
      canEdit: decision.ok,
      reason: decision.ok ? null : decision.reason,
    }
  },
})

export const listCards = query(
  calls.board.listCards,
  readOfBoard({
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
    isEmpty: (page) => page.isEmpty,
    present: (page) => page.answer,
  }),
)

function cursorOf(cursor: string) {
  const [rank = '', id = ''] = unpackCursor(cursor, 2)
  return { rank, id }
}

const recentCards = statement((q, { search }: Args<{ search: string | null }>) =>
  q
    .select(cardColumns)
    .from(cards)
    // A search is a substring, taken as it is: a % or _ means itself.
    .where(
      sql`${cards.userId} = app_user() and ${cards.archivedAt} is null and (${search}::text is null
        or strpos(lower(${cards.title}), lower(${search}::text)) > 0 or strpos(lower(${cards.description}), lower(${search}::text)) > 0)`,
    )
    .orderBy(desc(cards.updatedAt), asc(cards.id))
    .limit(boardLimits.picker),
)
/** The reader's own cards changed last, for the picker (K95). */
export const listRecentCards = (db: Db, search?: string): Promise<CardRow[]> =>
  recentCards(db, { search: search?.trim() || null })

export const pickCards = query(calls.board.pickCards, {
  read: ({ db, input }) => listRecentCards(db, input.search),
  present: (rows) => ({ cards: rows.map(presentCard) }),
})

const ofReader = sql`${cards.userId} = app_user()`
const standing = statement((q, _: Args<Record<string, never>>) =>
  q
    .select({ status: cards.status, count: sql<number>`count(*)::int` })
    .from(cards)
    .where(and(ofReader, isNull(cards.archivedAt)))
    .groupBy(cards.status),
)
const archived = statement((q, _: Args<Record<string, never>>) =>
  q
    .select({ count: sql<number>`count(*)::int` })
    .from(cards)
    .where(and(ofReader, isNotNull(cards.archivedAt))),
)
/** Two counts that the two partial indexes answer by themselves, however many cards there are. */
export const readCounts = (db: Db) => Promise.all([standing(db, {}), archived(db, {})])

export const countCards = query(calls.board.countCards, {
  read: ({ db }) => readCounts(db),
  present: ([columns, [away]]) => {
    const of = (status: CardStatus) => columns.find((row) => row.status === status)?.count ?? 0
    return {
      backlog: of('backlog'),
      inProgress: of('in_progress'),
      completed: of('completed'),
      archived: away?.count ?? 0,
    }
  },
})

export const listAssignees = query(calls.board.listAssignees, {
  read: ({ db }) => listAssignable(db, null),
  present: (people) => ({ people }),
})

const cardOfLine = statement((q, { lineId }: Args<{ lineId: string }>) =>
  q
    .select(cardColumns)
    .from(boardAssignments)
    .innerJoin(cards, eq(cards.id, boardAssignments.targetId))
    .where(
      sql`${boardAssignments.userId} = app_user() and ${boardAssignments.sourceType} = 'outcome_line' and ${boardAssignments.sourceId} = ${lineId}`,
    )
    .limit(1),
)
/** The card the reader made of a line of minutes, or null. */
export const findCardOfLine = async (db: Db, lineId: string): Promise<CardRow | null> =>
  (await cardOfLine(db, { lineId }))[0] ?? null

type Head = { head: string | null; zone: string | null }
const head = `(select rank from julboard_tasks where user_id = app_user() and status = $1 and archived_at is null order by rank, id limit 1) as head,
    (select time_zone from profiles where id = app_user()) as zone`
const headOf = sqlStatement<[status: CardStatus], Head>(`select ${head}`)
/** The rank at the head of a column of the reader's own board, and the calendar. */
export const getHead = async (db: Db, status: CardStatus): Promise<Head> =>
  (await headOf(db, status))[0] ?? { head: null, zone: null }

const whereMade = sqlStatement<[status: CardStatus, memberId: string | null], Head & { count: number }>(
  `select (select count(*)::int from (select from julboard_tasks where user_id = board.id limit ${boardLimits.cards}) c) as count,
    (select rank from julboard_tasks where user_id = board.id and status = $1 and archived_at is null order by rank, id limit 1) as head,
    (select time_zone from profiles where id = board.id) as zone
   from (select coalesce($2::uuid, app_user()) as id) board`,
)
/** What a new card needs to know of a board, the reader's own or an advised member's: how full it is, the head of its column, the calendar. */
export async function getPlace(db: Db, status: CardStatus, memberId: string | null = null) {
  const [place] = await whereMade(db, status, memberId)
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
