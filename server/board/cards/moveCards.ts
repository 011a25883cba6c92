import { sql } from 'drizzle-orm'
import { canArchiveCards, canMoveCards } from '#domain/board/permissions.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { dayIn } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { cards } from '../tables.ts'
import type { CardRow } from './cardRow.ts'
import { cardColumns } from './cardRow.ts'
import { presentCard } from './present.ts'
import { getHead, holdCards } from './queries.ts'

const eventOf = (name: AppEvent['name'], memberId: string, details: Record<string, unknown>): AppEvent => ({
  name,
  entity: 'board',
  id: memberId,
  memberId,
  details,
})

/** The cards as they stand now, in the order they were named. */
function answer({ rows }: { rows: readonly CardRow[] }, { input }: { input: { ids: readonly string[] } }) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { cards: input.ids.flatMap((id) => byId.get(id) ?? []).map(presentCard) }
}

type Place = {
  status: CardStatus
  ids: string[]
  ranks: string[]
  by: string
  today: string | null
  now: Date
}
const placeCards = statement((q, c: Args<Place>) => {
  const isDone = sql`${c.status}::text = 'completed'`
  const isDecided = sql`julboard_tasks.kind = 'decision' and ${isDone}`
  return q
    .update(cards)
    .set({
      status: sql`${c.status}::text`,
      rank: sql`moved.rank`,
      completedAt: sql`case when ${isDone} then coalesce(julboard_tasks.completed_at, ${c.now}::timestamptz) end`,
      decidedBy: sql`case when ${isDecided} then coalesce(julboard_tasks.decided_by, ${c.by}::uuid) end`,
      decidedOn: sql`case when ${isDecided} then coalesce(julboard_tasks.decided_on, ${c.today}::date) end`,
      updatedAt: sql`${c.now}::timestamptz`,
    })
    .from(sql`unnest(${c.ids}::uuid[], ${c.ranks}::text[]) as moved(id, rank)`)
    .where(sql`${cards.id} = moved.id`)
    .returning(cardColumns)
})

/** One statement for all of them, whatever their number; a move never conflicts (4.12.15). */
export const moveCards = command(calls.board.moveCards, {
  load: async ({ db, input }) => {
    const [held, place] = await Promise.all([holdCards(db, input.ids), getHead(db, input.status)])
    return { held, place }
  },
  can: (actor, { held }) => canMoveCards(actor, held),
  run: async ({ db, actor, input: { status }, loaded: { held, place }, now }) => {
    const moving = held.filter((card) => card.status !== status)
    if (moving.length === 0) return { rows: held, event: null }
    const isDeciding = status === 'completed' && moving.some(({ kind }) => kind === 'decision')
    const moved = await placeCards(db, {
      status,
      ids: moving.map(({ id }) => id),
      ranks: ranksBefore(place.head, moving.length),
      by: actor.userId,
      today: isDeciding ? dayIn(now, place.zone ?? 'UTC') : null,
      now,
    })
    const details = { cards: moving.map(({ id, status: from }) => ({ id, from })), to: status }
    return { rows: [...held, ...moved], event: eventOf('cards.moved', actor.userId, details) }
  },
  answer,
})

/** So many ranks before another, in order; null for an empty column. */
function ranksBefore(head: string | null, count: number): string[] {
  const ranks: string[] = []
  for (let before = head; ranks.length < count; before = ranks[0] ?? null)
    ranks.unshift(rankBetween(null, before))
  return ranks
}

const setArchivedAt = statement((q, c: Args<{ ids: string[]; at: Date | null; now: Date }>) =>
  q
    .update(cards)
    .set({ archivedAt: c.at, updatedAt: c.now })
    .where(sql`${cards.id} = any(${c.ids}::uuid[])`)
    .returning(cardColumns),
)

/** The two commands of `archivedAt` for many: what is there already stays, and where that is all there is no event. */
const setArchived = (
  call: typeof calls.board.archiveCards,
  { to, event }: { to: 'now' | 'never'; event: AppEvent['name'] },
) =>
  command(call, {
    load: ({ db, input }) => holdCards(db, input.ids),
    can: canArchiveCards,
    run: async ({ db, actor, loaded: held, now }) => {
      const ids = held.filter((card) => (card.archivedAt === null) === (to === 'now')).map(({ id }) => id)
      if (ids.length === 0) return { rows: held, event: null }
      const changed = await setArchivedAt(db, { ids, at: to === 'now' ? now : null, now })
      return { rows: [...held, ...changed], event: eventOf(event, actor.userId, { cards: ids }) }
    },
    answer,
  })
export const archiveCards = setArchived(calls.board.archiveCards, { to: 'now', event: 'cards.archived' })
export const restoreCards = setArchived(calls.board.restoreCards, { to: 'never', event: 'cards.restored' })
