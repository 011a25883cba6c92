import type { InfiniteData } from '@tanstack/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import type { Card } from '#contract/board.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { orpc } from '#web/lib/api.ts'

/** Cards asked for at once; the rest comes with 'Show more'. */
const pageOf = 100

export type CardPage = { cards: Card[]; next: string | null }
export type CardPages = InfiniteData<CardPage, string | null>

const start: string | null = null

/** One column in its order, page by page; `search` narrows it to matching cards. */
export const columnQuery = (status: CardStatus, search: string) =>
  orpc.board.list.infiniteOptions({
    input: (cursor: string | null) => ({ status, limit: pageOf, ...asked(search, cursor) }),
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/** What was taken off the board, page by page. */
export const archivedQuery = (search: string) =>
  orpc.board.list.infiniteOptions({
    input: (cursor: string | null) => ({ archived: true, limit: pageOf, ...asked(search, cursor) }),
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

const asked = (search: string, cursor: string | null) => ({
  ...(search ? { search } : {}),
  ...(cursor ? { cursor } : {}),
})

export const countsQuery = () => orpc.board.counts.queryOptions()
export const cardQuery = (id: string) => orpc.board.get.queryOptions({ input: { id } })
export const assigneesQuery = () => orpc.board.assignees.queryOptions({ staleTime: 5 * 60_000 })

/** The 50 cards changed last that match (K95). */
export const pickQuery = (search: string) =>
  orpc.board.pick.queryOptions({ input: search ? { search } : {}, placeholderData: keepPreviousData })

/** Everything of the board in the cache. */
export const boardKey = () => orpc.board.key()

/** The pages without a card. */
export function withoutCard(data: CardPages | undefined, id: string): CardPages | undefined {
  if (!data) return data
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, cards: page.cards.filter((card) => card.id !== id) })),
  }
}

/** The pages with a card before another, or at the end of what is loaded; where it stood before, it is gone. */
export function withCard(
  data: CardPages | undefined,
  card: Card,
  beforeId: string | null,
): CardPages | undefined {
  const rest = withoutCard(data, card.id)
  if (!rest) return rest
  const found = beforeId ? rest.pages.findIndex((page) => page.cards.some(({ id }) => id === beforeId)) : -1
  const into = found < 0 ? rest.pages.length - 1 : found
  return {
    ...rest,
    pages: rest.pages.map((page, at) => {
      if (at !== into) return page
      const index = page.cards.findIndex(({ id }) => id === beforeId)
      return { ...page, cards: page.cards.toSpliced(index < 0 ? page.cards.length : index, 0, card) }
    }),
  }
}

/** The pages with a newer version of a card where it stands. */
export function withChangedCard(data: CardPages | undefined, card: Card): CardPages | undefined {
  if (!data) return data
  const swap = (each: Card) => (each.id === card.id ? card : each)
  return { ...data, pages: data.pages.map((page) => ({ ...page, cards: page.cards.map(swap) })) }
}

/** The cards of all loaded pages, each once: a card may move between two pages while they load. */
export function cardsOf(data: CardPages | undefined): readonly Card[] {
  const seen = new Map<string, Card>()
  for (const page of data?.pages ?? []) for (const card of page.cards) seen.set(card.id, card)
  return [...seen.values()]
}
