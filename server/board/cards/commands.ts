import { eq, sql } from 'drizzle-orm'
import { canArchiveCard, canCreateCard, canMoveCard, canRestoreCard } from '#domain/board/permissions.ts'
import { cardDefaults, checkCardDraft, normaliseLabels } from '#domain/board/rules/cards.ts'
import type { DecisionFields } from '#domain/board/rules/decisions.ts'
import { decisionFields } from '#domain/board/rules/decisions.ts'
import { needsSpacing, rankBetween } from '#domain/board/rules/rank.ts'
import type { CardFields, CardKind, CardStatus } from '#domain/board/types.ts'
import { dayIn } from '#domain/zones.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Moment } from '#server/platform/calls/moment.ts'
import { setMoment } from '#server/platform/calls/moment.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { rowStatement, sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { boardOf } from '../access/boardOf.ts'
import type { AssignmentContext } from '../tables.ts'
import { cards } from '../tables.ts'
import type { CardRow } from './cardRow.ts'
import { cardRow } from './cardRow.ts'
import { presentCard } from './present.ts'
import { findCard, getNeighbours, getPlace, holdCard } from './queries.ts'
import { rankOf, spaceColumn } from './spaceColumn.ts'

export const eventOf = (
  name: AppEvent['name'],
  { id, version, userId: memberId }: CardRow,
  details = {},
): AppEvent => ({
  name,
  entity: 'card',
  id,
  version,
  memberId,
  details,
})
export const answer = ({ card }: { card: CardRow }) => ({ card: presentCard(card) })

type Card = Required<typeof cards.$inferInsert>
/** What a member writes on a card, as its columns hold it. */
export type Written = Pick<Card, keyof CardFields>
export const written = (c: Args<Written>): Args<Written> => ({
  title: c.title,
  description: c.description,
  priority: c.priority,
  assignedTo: c.assignedTo,
  dueOn: c.dueOn,
  labels: c.labels,
})
type Placed = 'id' | 'status' | 'rank' | 'completedAt' | 'decidedBy' | 'decidedOn'

/** A card on a board, signed by whoever makes it; nothing where the id is taken. */
export const insertCard = rowStatement(
  (q, c: Args<Written & Pick<Card, Placed | 'forName' | 'kind' | 'userId'>>) =>
    q
      .insert(cards)
      .values({
        id: c.id,
        userId: c.userId,
        createdBy: sql`app_user()`,
        ...written(c),
        forName: c.forName,
        status: c.status,
        kind: c.kind,
        decidedBy: c.decidedBy,
        decidedOn: c.decidedOn,
        rank: c.rank,
        completedAt: c.completedAt,
      })
      // The sender made the id: the same create sent again is the same card.
      .onConflictDoNothing({ target: cards.id })
      .returning(cardRow),
)

// One assignment a card: it takes the card's own id.
const assign = sqlStatement<[cardId: string, lineId: string, context: string], Record<string, never>>(
  `insert into board_assignments (id, user_id, source_type, source_id, target_type, target_id, assignment_context)
   values ($1, app_user(), 'outcome_line', $2, 'julboard_task', $1, $3::jsonb)`,
)
/** Where a card came from. Nobody waits for it alone: it travels with the commit, which fails where it fails. */
export const linkToLine = (db: Db, cardId: string, lineId: string, context: AssignmentContext): void =>
  db.lease.unawaited(assign(db, cardId, lineId, JSON.stringify(context)))

/** What a card says of its decision in a column. The day costs much to tell, so it is told only where one is being decided. */
function decisionIn(
  status: CardStatus,
  card: DecisionFields & { readonly kind: CardKind },
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  zone: string | null,
): DecisionFields {
  const isDeciding = status === 'completed' && card.kind === 'decision' && card.decidedOn === null
  return decisionFields(card, status, actor.userId, isDeciding ? dayIn(now, zone ?? 'UTC') : '')
}

export const createCard = command(calls.board.createCard, {
  load: async ({ db, input }) => {
    const memberId = input.memberId ?? null
    const [board, place, people] = await Promise.all([
      boardOf(db, input.memberId),
      getPlace(db, input.status ?? cardDefaults.status, memberId),
      input.assignedTo ? listAssignable(db, memberId) : [],
    ])
    return { board, ...place, people: people.map(({ id }) => id) }
  },
  can: (actor, { board, count }) => canCreateCard(actor, { ...board, cardCount: count }),
  check: (input, { people }) => checkCardDraft(input, people),
  run: async ({ db, actor, input, loaded: { board, head, zone }, now }) => {
    const status = input.status ?? cardDefaults.status
    const kind = input.kind ?? cardDefaults.kind
    const [card] = await insertCard(db, {
      id: input.id,
      userId: board.userId,
      title: input.title.trim(),
      description: input.description ?? cardDefaults.description,
      priority: input.priority ?? cardDefaults.priority,
      assignedTo: input.assignedTo ?? null,
      forName: null,
      dueOn: input.dueOn ?? null,
      labels: [...normaliseLabels(input.labels ?? [])],
      status,
      kind,
      ...decisionIn(status, { kind, decidedBy: null, decidedOn: null }, { actor, now }, zone),
      rank: rankBetween(null, head),
      completedAt: status === 'completed' ? now : null,
    })
    if (card) return { card, event: eventOf('card.created', card) }
    const there = await findCard(db, input.id)
    // Another member's card must not be told from any other id that cannot be used.
    if (there?.userId !== board.userId || there.createdBy !== actor.userId) throw new Conflict('id_taken')
    return { card: there, event: null }
  },
  answer,
})

/** Where a card stands, and with it what it says of its decision. */
export const placeCard = rowStatement((q, c: Args<Pick<Card, Placed | 'updatedAt'>>) =>
  q
    .update(cards)
    .set({
      status: c.status,
      rank: c.rank,
      completedAt: c.completedAt,
      decidedBy: c.decidedBy,
      decidedOn: c.decidedOn,
      updatedAt: c.updatedAt,
    })
    .where(eq(cards.id, c.id))
    .returning(cardRow),
)

/** Last write wins: a move never conflicts and never counts as an edit (4.12.15). */
export const moveCard = command(calls.board.moveCard, {
  load: async ({ db, input }) => {
    const [card, around] = await Promise.all([holdCard(db, input.id), getNeighbours(db, input.id, input)])
    return { card, around }
  },
  can: (actor, { card }) => canMoveCard(actor, card),
  run: async ({ db, actor, input: { status }, loaded: { card: stored, around }, now }) => {
    const rank = rankOf(around)
    const done = status === 'completed'
    const [card] = await placeCard(db, {
      id: stored.id,
      status,
      rank,
      completedAt: done ? (stored.completedAt ?? now) : null,
      ...decisionIn(status, stored, { actor, now }, around.zone),
      updatedAt: now,
    })
    if (!card) throw new NotFound('card')
    if (needsSpacing(rank)) await spaceColumn(db, card.userId, status)
    return { card, event: eventOf('card.moved', card, { from: stored.status, to: status }) }
  },
  answer,
})

const archiving: Moment<CardRow, { card: ReturnType<typeof presentCard> }> = {
  entity: 'card',
  get: holdCard,
  at: (card) => card.archivedAt,
  set: rowStatement((q, c: Args<{ id: string; at: Date | null; now: Date }>) =>
    q.update(cards).set({ archivedAt: c.at, updatedAt: c.now }).where(eq(cards.id, c.id)).returning(cardRow),
  ),
  present: (card) => ({ card: presentCard(card) }),
}
export const archiveCard = setMoment(calls.board.archiveCard, archiving, {
  to: 'now',
  can: canArchiveCard,
  event: 'card.archived',
})
export const restoreCard = setMoment(calls.board.restoreCard, archiving, {
  to: 'never',
  can: canRestoreCard,
  event: 'card.restored',
})
