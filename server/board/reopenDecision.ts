import { eq } from 'drizzle-orm'
import { ById } from '#contract/board/access.ts'
import { canDecideCard } from '#domain/board/permissions.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findFirst, getCard } from './reads.ts'
import { cards } from './tables.ts'

/** A decision that is pending again stands among what is being worked on; who took it stays in the trail alone. */
export const reopenDecision = command({
  input: ById,
  load: async ({ db, actor, input }) => {
    const card = await getCard(db, input.id, 'lock')
    return { ...card, isAssignedAdvisor: card.userId !== actor.userId }
  },
  can: canDecideCard,
  check: nothingToCheck,
  run: async ({ db, input, loaded: { isAssignedAdvisor: _, ...loaded }, now, publish }) => {
    if (loaded.status !== 'completed') return { card: loaded, was: null, isNew: false }
    const head = await findFirst(db, loaded.userId, 'in_progress')
    const [card] = await db
      .update(cards)
      .set({
        status: 'in_progress',
        rank: rankBetween(null, head?.rank ?? null),
        completedAt: null,
        decidedBy: null,
        decidedOn: null,
        updatedAt: now,
      })
      .where(eq(cards.id, input.id))
      .returning()
    if (!card) throw new NotFound('card')
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'decision.reopened',
      memberId: card.userId,
    })
    return { card, was: { decidedBy: loaded.decidedBy, decidedOn: loaded.decidedOn }, isNew: true }
  },
  audit: {
    action: 'decision.reopened',
    subject: ({ card, was }) => ({ type: 'card', id: card.id, memberId: card.userId, details: { was } }),
    happened: ({ isNew }) => isNew,
  },
})
