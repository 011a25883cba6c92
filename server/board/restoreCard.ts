import { eq } from 'drizzle-orm'
import { ById } from '#contract/board/access.ts'
import { canRestoreCard } from '#domain/board/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { getCard } from './reads.ts'
import { cards } from './tables.ts'

export const restoreCard = command({
  input: ById,
  load: async ({ db, actor, input }) => {
    const card = await getCard(db, input.id, 'lock')
    return { ...card, isAssignedAdvisor: card.userId !== actor.userId }
  },
  can: canRestoreCard,
  check: nothingToCheck,
  run: async ({ db, input, loaded, now, publish }) => {
    if (!loaded.archivedAt) return { card: loaded, isNew: false }
    const [card] = await db
      .update(cards)
      .set({ archivedAt: null, updatedAt: now })
      .where(eq(cards.id, input.id))
      .returning()
    if (!card) throw new NotFound('card')
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'card.restored',
      memberId: card.userId,
    })
    return { card, isNew: true }
  },
  audit: {
    action: 'card.restored',
    subject: ({ card }) => ({ type: 'card', id: card.id, memberId: card.userId }),
    happened: ({ isNew }) => isNew,
  },
})
