import { canDecideCard } from '#domain/board/permissions.ts'
import { checkDecision } from '#domain/board/rules/decisions.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { dayIn } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { answer, eventOf, placeCard } from '../cards/commands.ts'
import { getHead, holdCard } from '../cards/queries.ts'

/** The card held still, and the column it is about to stand in. */
async function loadWithPlace(db: Db, id: string, status: CardStatus) {
  const [card, place] = await Promise.all([holdCard(db, id), getHead(db, status)])
  return { card, ...place }
}

/** A decision taken once keeps who took it and when; asked again it changes nothing (T-102). */
export const decideCard = command(calls.board.decideCard, {
  load: ({ db, input }) => loadWithPlace(db, input.id, 'completed'),
  can: (actor, { card }) => canDecideCard(actor, card),
  check: (input, { zone }, { now }) =>
    input.decidedOn === undefined ? [] : checkDecision(input, dayIn(now, zone ?? 'UTC')),
  run: async ({ db, actor, input, loaded: { card: stored, head, zone }, now }) => {
    if (stored.decidedOn !== null) return { card: stored, event: null }
    const [card] = await placeCard(db, {
      id: stored.id,
      status: 'completed',
      rank: stored.status === 'completed' ? stored.rank : rankBetween(null, head),
      completedAt: stored.completedAt ?? now,
      decidedBy: actor.userId,
      decidedOn: input.decidedOn ?? dayIn(now, zone ?? 'UTC'),
      updatedAt: now,
    })
    if (!card) throw new NotFound('card')
    return { card, event: eventOf('decision.decided', card, { decidedOn: card.decidedOn }) }
  },
  answer,
})

/** A decision that is pending again stands among what is being worked on; who took it stays in the trail alone. */
export const reopenDecision = command(calls.board.reopenDecision, {
  load: ({ db, input }) => loadWithPlace(db, input.id, 'in_progress'),
  can: (actor, { card }) => canDecideCard(actor, card),
  run: async ({ db, loaded: { card: stored, head }, now }) => {
    if (stored.status !== 'completed') return { card: stored, event: null }
    const { decidedBy, decidedOn } = stored
    const [card] = await placeCard(db, {
      id: stored.id,
      status: 'in_progress',
      rank: rankBetween(null, head),
      completedAt: null,
      decidedBy: null,
      decidedOn: null,
      updatedAt: now,
    })
    if (!card) throw new NotFound('card')
    return { card, event: eventOf('decision.reopened', card, { was: { decidedBy, decidedOn } }) }
  },
  answer,
})
