import type { QueryClient } from '@tanstack/react-query'
import type { Card } from '#contract/board/cards.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { cardsOf, columnQuery } from '../cards/queries.ts'

export type Neighbours = { after: string | null; before: string | null }

const pagesAsked = 5

/**
 * Who a card stands between in its column, so that Undo can put it back there: from the board somebody came from, else
 * asked for page by page. Nobody where the column is longer than that; the card then comes back to its head.
 */
export async function findNeighbours(
  queryClient: QueryClient,
  card: Pick<Card, 'id' | 'status'>,
): Promise<Neighbours> {
  const known = between(cardsOf(queryClient.getQueryData(columnQuery(card.status, '').queryKey)), card.id)
  if (known) return known
  let cards: readonly Card[] = []
  let cursor: string | null = null
  for (let page = 0; page < pagesAsked; page++) {
    const asked: Awaited<ReturnType<typeof api.board.listCards>> = await api.board.listCards({
      status: card.status,
      limit: boardLimits.pageSize,
      ...(cursor ? { cursor } : {}),
    })
    cards = [...cards, ...asked.cards]
    cursor = asked.next
    const found = between(cards, card.id)
    if (found && (found.before || !cursor)) return found
    if (!cursor) break
  }
  return { after: null, before: null }
}

function between(cards: readonly Card[], id: string): Neighbours | null {
  const at = cards.findIndex((each) => each.id === id)
  return at < 0 ? null : { after: cards[at - 1]?.id ?? null, before: cards[at + 1]?.id ?? null }
}
