import { inArray } from 'drizzle-orm'
import { ByIds } from '#contract/board/access.ts'
import { canArchiveCards } from '#domain/board/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getCards } from './reads.ts'
import { cards } from './tables.ts'

export const restoreCards = command({
  input: ByIds,
  load: async ({ db, actor, input }) =>
    (await getCards(db, input.ids)).map((card) => ({
      ...card,
      isAssignedAdvisor: card.userId !== actor.userId,
    })),
  can: canArchiveCards,
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded, now, publish }) => {
    const changing = loaded.filter((card) => card.archivedAt !== null).map((card) => card.id)
    if (changing.length > 0) {
      await db.update(cards).set({ archivedAt: null, updatedAt: now }).where(inArray(cards.id, changing))
      await publish('board', {
        entity: 'board',
        id: actor.userId,
        kind: 'cards.restored',
        memberId: actor.userId,
      })
    }
    return { ids: input.ids, changed: changing }
  },
  audit: {
    action: 'cards.restored',
    subject: ({ changed }, _input, loaded) => ({
      type: 'board',
      id: loaded[0]?.userId ?? '',
      memberId: loaded[0]?.userId ?? null,
      details: { cards: changed },
    }),
    happened: ({ changed }) => changed.length > 0,
  },
})
