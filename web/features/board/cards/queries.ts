import type { InfiniteData } from '@tanstack/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import type { Card } from '#contract/board/cards.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { orpc } from '#web/lib/calls/api.ts'

/** Cards asked for at once; the rest comes as one scrolls. */
const pageOf = 100
/** Pages a list keeps: what lies further away is let go and asked for again on the way back. */
const pagesKept = 4

export type CardPage = { cards: Card[]; next: string | null }

/** The cursors of the pages up to this one, so that a page that was let go can be found again. */
export type Trail = readonly (string | null)[]
export type CardPages = InfiniteData<CardPage, Trail>

const start: Trail = [null]

/** How the pages of one list follow each other, by the last card of the one before. */
const paging = {
  initialPageParam: start,
  getNextPageParam: (page: CardPage, _all: CardPage[], trail: Trail): Trail | null =>
    page.next ? [...trail, page.next] : null,
  getPreviousPageParam: (_page: CardPage, _all: CardPage[], trail: Trail): Trail | null =>
    trail.length > 1 ? trail.slice(0, -1) : null,
  maxPages: pagesKept,
  placeholderData: keepPreviousData,
}

/** One column in its order, page by page; `search` narrows it to matching cards, `memberId` names a member whom one advises. */
export const columnQuery = (status: CardStatus, search: string, memberId?: string) =>
  orpc.board.listCards.infiniteOptions({
    input: (trail: Trail) => ({
      status,
      limit: pageOf,
      ...(memberId ? { memberId } : {}),
      ...asked(search, trail.at(-1)),
    }),
    ...paging,
  })

/** What was taken off the board, page by page. */
export const archivedQuery = (search: string) =>
  orpc.board.listCards.infiniteOptions({
    input: (trail: Trail) => ({ archived: true, limit: pageOf, ...asked(search, trail.at(-1)) }),
    ...paging,
  })

/** How many cards of a list lie before those in the cache. */
export function letGo(data: CardPages | undefined): number {
  return ((data?.pageParams[0]?.length ?? 1) - 1) * pageOf
}

const asked = (search: string, cursor: string | null | undefined) => ({
  ...(search ? { search } : {}),
  ...(cursor ? { cursor } : {}),
})

export const countsQuery = () => orpc.board.countCards.queryOptions()
export const cardQuery = (id: string) => orpc.board.getCard.queryOptions({ input: { id } })
export const assigneesQuery = () => orpc.board.listAssignees.queryOptions({ staleTime: 5 * 60_000 })

/** The choice of no person; a list of choices has no empty one. */
export const nobody = 'nobody'

/** Whom a card can be given to. A card of a session can be somebody's who has no account: it stays theirs until a person is chosen. */
export const assigneeChoices = (
  people: readonly { readonly id: string; readonly name: string }[] = [],
  card?: Pick<Card, 'assignedTo' | 'assigneeName'>,
) => [
  { value: nobody, label: (card?.assignedTo === null && card.assigneeName) || 'Unassigned' },
  ...people.map(({ id, name }) => ({ value: id, label: name })),
]

/** The 50 cards changed last that match (K95). */
export const pickQuery = (search: string) =>
  orpc.board.pickCards.queryOptions({ input: search ? { search } : {}, placeholderData: keepPreviousData })

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

/** The cards of all loaded pages, each once: a card may move between two pages while they load. */
export function cardsOf(data: CardPages | undefined): readonly Card[] {
  const seen = new Map<string, Card>()
  for (const page of data?.pages ?? []) for (const card of page.cards) seen.set(card.id, card)
  return [...seen.values()]
}
