import { eq, sql } from 'drizzle-orm'
import {
  canArchiveCard,
  canCreateCard,
  canEditCard,
  canMoveCard,
  canRestoreCard,
} from '#domain/board/permissions.ts'
import { cardDefaults, checkCardDraft, checkCardPatch, normaliseLabels } from '#domain/board/rules/cards.ts'
import { isStale, mergeCardEdit } from '#domain/board/rules/conflict.ts'
import { decisionFields } from '#domain/board/rules/decisions.ts'
import { needsSpacing, rankBetween } from '#domain/board/rules/rank.ts'
import { dayIn } from '#domain/sessions/rules/zones.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import { calls } from '#server/platform/calls.ts'
import { command } from '#server/platform/command.ts'
import type { AppEvent } from '#server/platform/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import type { Moment } from '#server/platform/moment.ts'
import { setMoment } from '#server/platform/moment.ts'
import { cards } from '../tables.ts'
import type { CardRow } from './cardRow.ts'
import { cardColumns } from './cardRow.ts'
import { presentCard } from './present.ts'
import { findCard, getNeighbours, getPlace, holdCard } from './queries.ts'
import { rankOf, spaceColumn } from './rank.ts'

const eventOf = (
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
const answer = ({ card }: { card: CardRow }) => ({ card: presentCard(card) })

type Card = typeof cards.$inferInsert
const insertCard = statement(
  (
    q,
    c: Args<
      Required<
        Pick<
          Card,
          | 'id'
          | 'title'
          | 'description'
          | 'priority'
          | 'assignedTo'
          | 'dueOn'
          | 'labels'
          | 'status'
          | 'kind'
          | 'decidedBy'
          | 'decidedOn'
          | 'rank'
          | 'completedAt'
        >
      >
    >,
  ) =>
    q
      .insert(cards)
      .values({
        id: c.id,
        userId: sql`app_user()`,
        createdBy: sql`app_user()`,
        title: c.title,
        description: c.description,
        priority: c.priority,
        assignedTo: c.assignedTo,
        dueOn: c.dueOn,
        labels: c.labels,
        status: c.status,
        kind: c.kind,
        decidedBy: c.decidedBy,
        decidedOn: c.decidedOn,
        rank: c.rank,
        completedAt: c.completedAt,
      })
      // The sender made the id: the same create sent again is the same card.
      .onConflictDoNothing({ target: cards.id })
      .returning(cardColumns),
)

export const createCard = command(calls.board.createCard, {
  load: async ({ db, input }) => {
    const [place, people] = await Promise.all([
      getPlace(db, input.status ?? cardDefaults.status),
      input.assignedTo ? listAssignable(db, null) : [],
    ])
    return { ...place, people: people.map(({ id }) => id) }
  },
  can: (actor, { count }) =>
    canCreateCard(actor, { userId: actor.userId, isAssignedAdvisor: false, cardCount: count }),
  check: (input, { people }) => checkCardDraft(input, people),
  run: async ({ db, actor, input, loaded: { head, zone }, now }) => {
    const status = input.status ?? cardDefaults.status
    const kind = input.kind ?? cardDefaults.kind
    const [card] = await insertCard(db, {
      id: input.id,
      title: input.title.trim(),
      description: input.description ?? cardDefaults.description,
      priority: input.priority ?? cardDefaults.priority,
      assignedTo: input.assignedTo ?? null,
      dueOn: input.dueOn ?? null,
      labels: [...normaliseLabels(input.labels ?? [])],
      status,
      kind,
      ...decisionFields(
        { kind, decidedBy: null, decidedOn: null },
        status,
        actor.userId,
        dayIn(now, zone ?? 'UTC'),
      ),
      rank: rankBetween(null, head),
      completedAt: status === 'completed' ? now : null,
    })
    if (card) return { card, event: eventOf('card.created', card) }
    const there = await findCard(db, input.id)
    // Another member's card must not be told from any other id that cannot be used.
    if (there?.userId !== actor.userId) throw new Conflict('id_taken')
    return { card: there, event: null }
  },
  answer,
})

const updateCard = statement(
  (
    q,
    c: Args<
      Required<
        Pick<
          Card,
          'id' | 'title' | 'description' | 'priority' | 'assignedTo' | 'dueOn' | 'labels' | 'updatedAt'
        >
      >
    >,
  ) =>
    q
      .update(cards)
      .set({
        title: c.title,
        description: c.description,
        priority: c.priority,
        assignedTo: c.assignedTo,
        dueOn: c.dueOn,
        labels: c.labels,
        version: sql`${cards.version} + 1`,
        updatedAt: c.updatedAt,
      })
      .where(eq(cards.id, c.id))
      .returning(cardColumns),
)

/**
 * Two edits of different fields both stand; two edits of one field are told apart, and neither text is lost:
 * the second is answered with what stands now and keeps its own (K93, T-107).
 */
export const editCard = command(calls.board.editCard, {
  load: async ({ db, input }) => {
    const [card, people] = await Promise.all([
      holdCard(db, input.id),
      input.changes.assignedTo ? listAssignable(db, null) : [],
    ])
    return { card, people: people.map(({ id }) => id) }
  },
  can: (actor, { card }) => canEditCard(actor, card),
  check: (input, { people }) => checkCardPatch(input.changes, people),
  run: async ({ db, input, loaded: { card: stored }, now }) => {
    const mine = input.changes.labels
      ? { ...input.changes, labels: normaliseLabels(input.changes.labels) }
      : input.changes
    const { merged, clashes } = mergeCardEdit(
      isStale(stored, input.baseVersion) ? input.base : stored,
      mine,
      fieldsOf(stored),
    )
    if (clashes.length > 0) {
      throw new Conflict('card_changed', {
        version: stored.version,
        fields: clashes.map((clash) => clash.field),
        theirs: fieldsOf(stored),
      })
    }
    const [card] = await updateCard(db, {
      ...merged,
      id: stored.id,
      title: merged.title.trim(),
      labels: [...merged.labels],
      updatedAt: now,
    })
    if (!card) throw new Conflict('card_gone')
    return { card, event: eventOf('card.edited', card, { fields: Object.keys(input.changes) }) }
  },
  answer,
})

function fieldsOf({ title, description, priority, assignedTo, dueOn, labels }: CardRow) {
  return { title, description, priority, assignedTo, dueOn, labels }
}

const placeCard = statement(
  (
    q,
    c: Args<
      Required<Pick<Card, 'id' | 'status' | 'rank' | 'completedAt' | 'decidedBy' | 'decidedOn' | 'updatedAt'>>
    >,
  ) =>
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
      .returning(cardColumns),
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
      ...decisionFields(stored, status, actor.userId, dayIn(now, around.zone ?? 'UTC')),
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
  set: statement((q, c: Args<{ id: string; at: Date | null; now: Date }>) =>
    q
      .update(cards)
      .set({ archivedAt: c.at, updatedAt: c.now })
      .where(eq(cards.id, c.id))
      .returning(cardColumns),
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
