import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { MoveCardInput } from '#contract/board/cards.ts'
import { canMoveCard } from '#domain/board/permissions.ts'
import { decisionFields } from '#domain/board/rules/decisions.ts'
import { evenRanks, needsSpacing, rankBetween } from '#domain/board/rules/rank.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import type { Db } from '#server/platform/db/database.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { CardRow } from './reads.ts'
import { findCard, getCard } from './reads.ts'
import { cards } from './tables.ts'

/** Last write wins: a move never conflicts and never counts as an edit (4.12.15). */
export const moveCard = command({
  input: MoveCardInput,
  load: async ({ db, actor, input }) => {
    const card = await getCard(db, input.id, 'lock')
    return { ...card, isAssignedAdvisor: card.userId !== actor.userId }
  },
  can: canMoveCard,
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded, now, publish }): Promise<{ card: CardRow; from: CardStatus }> => {
    const rank = await rankFor(db, loaded, input)
    const done = input.status === 'completed'
    const today = done && loaded.kind === 'decision' ? await findToday(db, loaded.userId, now) : ''
    const [card] = await db
      .update(cards)
      .set({
        status: input.status,
        rank,
        completedAt: done ? (loaded.completedAt ?? now) : null,
        ...decisionFields(loaded, input.status, actor.userId, today),
        updatedAt: now,
      })
      .where(eq(cards.id, input.id))
      .returning()
    if (!card) throw new NotFound('card')
    if (needsSpacing(rank)) await spaceColumn(db, card.userId, input.status)
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'card.moved',
      memberId: card.userId,
    })
    return { card, from: loaded.status }
  },
  audit: {
    action: 'card.moved',
    subject: ({ card, from }) => ({
      type: 'card',
      id: card.id,
      memberId: card.userId,
      details: { from, to: card.status },
    }),
  },
})

/**
 * The rank between the two neighbours the person saw. A neighbour that has moved away meanwhile is passed
 * over, and so are cards that came between: the place follows the first neighbour that still stands.
 */
async function rankFor(db: Db, card: CardRow, input: z.infer<typeof MoveCardInput>): Promise<string> {
  const standing = async (id: string | null): Promise<CardRow | null> => {
    if (!id || id === card.id) return null
    const neighbour = await findCard(db, id)
    if (!neighbour || neighbour.status !== input.status || neighbour.userId !== card.userId) return null
    return neighbour.archivedAt ? null : neighbour
  }
  const after = await standing(input.after)
  if (after) return rankBetween(after.rank, await next(db, card, input.status, after.rank))
  const before = await standing(input.before)
  if (before) return rankBetween(await previous(db, card, input.status, before.rank), before.rank)
  return rankBetween(null, await next(db, card, input.status, ''))
}

async function next(db: Db, card: CardRow, status: CardStatus, rank: string): Promise<string | null> {
  const [row] = await db
    .select({ rank: cards.rank })
    .from(cards)
    .where(and(inColumn(card.userId, status), ne(cards.id, card.id), sql`${cards.rank} > ${rank}`))
    .orderBy(asc(cards.rank))
    .limit(1)
  return row?.rank ?? null
}

async function previous(db: Db, card: CardRow, status: CardStatus, rank: string): Promise<string | null> {
  const [row] = await db
    .select({ rank: cards.rank })
    .from(cards)
    .where(and(inColumn(card.userId, status), ne(cards.id, card.id), sql`${cards.rank} < ${rank}`))
    .orderBy(sql`${cards.rank} desc`)
    .limit(1)
  return row?.rank ?? null
}

/** Many moves to one place make ranks long; the column is then spaced anew in one statement. */
async function spaceColumn(db: Db, userId: string, status: CardStatus): Promise<void> {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(inColumn(userId, status))
    .orderBy(asc(cards.rank), asc(cards.id))
  const ids = rows.map((row) => row.id)
  const ranks = evenRanks(ids.length)
  await db.execute(sql`update julboard_tasks t set rank = spaced.rank
    from unnest(${sql.param(ids)}::uuid[], ${sql.param([...ranks])}::text[]) as spaced(id, rank) where t.id = spaced.id`)
}

const inColumn = (userId: string, status: CardStatus) =>
  and(eq(cards.userId, userId), eq(cards.status, status), isNull(cards.archivedAt))
