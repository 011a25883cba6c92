import { eq } from 'drizzle-orm'
import { ById } from '#contract/board/access.ts'
import { canArchiveCard } from '#domain/board/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { getCard } from './reads.ts'
import { cards } from './tables.ts'

export const archiveCard = command({
  input: ById,
  load: async ({ db, actor, input }) => {
    const card = await getCard(db, input.id, 'lock')
    return { ...card, isAssignedAdvisor: card.userId !== actor.userId }
  },
  can: canArchiveCard,
  check: nothingToCheck,
  run: async ({ db, input, loaded, now, publish }) => {
    if (loaded.archivedAt) return { card: loaded, isNew: false }
    const [card] = await db
      .update(cards)
      .set({ archivedAt: now, updatedAt: now })
      .where(eq(cards.id, input.id))
      .returning()
    if (!card) throw new NotFound('card')
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'card.archived',
      memberId: card.userId,
    })
    return { card, isNew: true }
  },
  audit: {
    action: 'card.archived',
    subject: ({ card }) => ({ type: 'card', id: card.id, memberId: card.userId }),
    happened: ({ isNew }) => isNew,
  },
})
