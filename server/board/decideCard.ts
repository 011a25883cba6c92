import { eq } from 'drizzle-orm'
import { DecideCardInput } from '#contract/board/decisions.ts'
import { canDecideCard } from '#domain/board/permissions.ts'
import { checkDecision } from '#domain/board/rules/decisions.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import { command } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findFirst, getCard } from './reads.ts'
import { cards } from './tables.ts'

/** A decision taken once keeps who took it and when; asked again it changes nothing (T-102). */
export const decideCard = command({
  input: DecideCardInput,
  load: async ({ db, actor, input, now }) => {
    const card = await getCard(db, input.id, 'lock')
    const isAssignedAdvisor = card.userId !== actor.userId
    return { ...card, isAssignedAdvisor, today: await findToday(db, card.userId, now) }
  },
  can: canDecideCard,
  check: (input, { today }) => checkDecision(input, today),
  run: async ({ db, actor, input, loaded: { today, isAssignedAdvisor: _, ...loaded }, now, publish }) => {
    if (loaded.decidedOn !== null) return { card: loaded, isNew: false }
    const isMoving = loaded.status !== 'completed'
    const head = isMoving ? await findFirst(db, loaded.userId, 'completed') : null
    const [card] = await db
      .update(cards)
      .set({
        status: 'completed',
        rank: isMoving ? rankBetween(null, head?.rank ?? null) : loaded.rank,
        completedAt: loaded.completedAt ?? now,
        decidedBy: actor.userId,
        decidedOn: input.decidedOn ?? today,
        updatedAt: now,
      })
      .where(eq(cards.id, input.id))
      .returning()
    if (!card) throw new NotFound('card')
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'decision.decided',
      memberId: card.userId,
    })
    return { card, isNew: true }
  },
  audit: {
    action: 'decision.decided',
    subject: ({ card }) => ({
      type: 'card',
      id: card.id,
      memberId: card.userId,
      details: { decidedOn: card.decidedOn },
    }),
    happened: ({ isNew }) => isNew,
  },
})
