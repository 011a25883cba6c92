import { sql } from 'drizzle-orm'
import { MoveCardsInput } from '#contract/board/cards.ts'
import { canMoveCards } from '#domain/board/permissions.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { findFirst, getCards } from './reads.ts'

/** One statement for all of them, whatever their number; a move never conflicts (4.12.15). */
export const moveCards = command({
  input: MoveCardsInput,
  load: async ({ db, actor, input }) =>
    (await getCards(db, input.ids)).map((card) => ({
      ...card,
      isAssignedAdvisor: card.userId !== actor.userId,
    })),
  can: canMoveCards,
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded, now, publish }) => {
    const moving = loaded.filter((card) => card.status !== input.status)
    if (moving.length > 0) {
      const today = await findToday(db, actor.userId, now)
      const ranks = ranksBefore(
        (await findFirst(db, actor.userId, input.status))?.rank ?? null,
        moving.length,
      )
      await db.execute(sql`update julboard_tasks t set status = ${input.status}, rank = moved.rank, updated_at = ${now},
          completed_at = case when ${input.status} = 'completed' then coalesce(completed_at, ${now}) end,
          decided_by = case when kind = 'decision' and ${input.status} = 'completed' then coalesce(decided_by, ${actor.userId}::uuid) end,
          decided_on = case when kind = 'decision' and ${input.status} = 'completed' then coalesce(decided_on, ${today}::date) end
        from unnest(${sql.param(moving.map((card) => card.id))}::uuid[], ${sql.param(ranks)}::text[]) as moved(id, rank) where t.id = moved.id`)
      await publish('board', {
        entity: 'board',
        id: actor.userId,
        kind: 'cards.moved',
        memberId: actor.userId,
      })
    }
    return {
      ids: input.ids,
      moved: moving.map((card) => ({ id: card.id, from: card.status })),
      to: input.status,
    }
  },
  audit: {
    action: 'cards.moved',
    subject: ({ moved, to }, _input, loaded) => ({
      type: 'board',
      id: loaded[0]?.userId ?? '',
      memberId: loaded[0]?.userId ?? null,
      details: { cards: moved, to },
    }),
    happened: ({ moved }) => moved.length > 0,
  },
})

/** So many ranks before another, in order; null for an empty column. */
function ranksBefore(head: string | null, count: number): string[] {
  const ranks: string[] = []
  for (let before = head; ranks.length < count; before = ranks[0] ?? null)
    ranks.unshift(rankBetween(null, before))
  return ranks
}
