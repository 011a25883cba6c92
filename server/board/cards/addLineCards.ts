import { cardDefaults } from '#domain/board/rules/cards.ts'
import type { LineMatter } from '#domain/board/rules/lineCards.ts'
import { cardOfLine } from '#domain/board/rules/lineCards.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { AssignmentContext } from '../tables.ts'

/** A line that becomes a card on its member's board, under an id that the server makes. */
export type NewLineCard = LineMatter & {
  readonly cardId: string
  readonly lineId: string
  readonly isWorded: boolean
  readonly context: Omit<AssignmentContext, 'made'>
}

const headOf = sqlStatement<[memberId: string, status: string], { rank: string }>(
  `select rank from julboard_tasks where user_id = $1 and status = $2 and archived_at is null order by rank, id limit 1`,
)
const addCards = sqlStatement<[cards: string], { id: string }>(
  'select id from app_board_add_line_cards($1::jsonb) as id',
)

/** What a card keeps of the words it was made with, so that they can go with consent unless somebody changed them (4.13.8). */
export const madeOf = (
  { title, description }: { title: string; description: string },
  isWorded: boolean,
): AssignmentContext['made'] => (isWorded ? null : { title, description })

/** Puts cards on the board of a member whom the reader advises, in their order at the head; a line that has one keeps it. */
export async function addLineCards(
  db: Db,
  memberId: string,
  lines: readonly NewLineCard[],
): Promise<readonly string[]> {
  if (lines.length === 0) return []
  const [[head], people] = await Promise.all([
    headOf(db, memberId, cardDefaults.status),
    listAssignable(db, memberId),
  ])
  let after = head?.rank ?? null
  const cards = lines.toReversed().map(({ cardId, lineId, isWorded, context, ...line }) => {
    const rank = rankBetween(null, after)
    after = rank
    const card = cardOfLine(line, people)
    return { ...card, id: cardId, lineId, rank, context: { ...context, made: madeOf(card, isWorded) } }
  })
  return (await addCards(db, JSON.stringify(cards))).map(({ id }) => id)
}
