import { useMutation } from '@tanstack/react-query'
import type { Card } from '#contract/board/cards.ts'
import type { Columns, Place } from '#domain/board/rules/columns.ts'
import { neighboursAt, placeOf } from '#domain/board/rules/columns.ts'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { toast } from '#web/lib/page/toast.ts'
import type { BoardActions } from '../cards/useBoardActions.ts'

/** Cards put back one by one, each to its own neighbours; more than these go back to the heads of their columns. */
const exactUndo = 40

type Options = { columns: Columns<Card>; actions: BoardActions; announce: (words: string) => void }
type Was = { card: Card; place: Place; after: string | null; before: string | null }

/** What is done to several cards at once: all of them or none, and one Undo for all. */
export function useBulkActions({ columns, actions, announce }: Options) {
  const scope = { id: 'board.place' }
  const shift = useMutation(orpc.board.moveCards.mutationOptions({ scope }))
  const one = useMutation(orpc.board.moveCard.mutationOptions({ scope }))
  const put = useMutation(orpc.board.archiveCards.mutationOptions({ scope }))
  const bring = useMutation(orpc.board.restoreCards.mutationOptions({ scope }))

  /** The cards in the order they stand, column by column, each with the neighbours it has now. */
  function standing(cards: readonly Card[]): Was[] {
    const wanted = new Map(cards.map((card) => [card.id, card]))
    const loaded = cardStatuses
      .flatMap((status) => columns[status])
      .filter((card) => wanted.has(card.id))
      .map((card) => {
        const place = placeOf(columns, card.id) ?? { status: card.status, beforeId: null }
        return { card, place, ...neighboursAt(columns, card.id, place) }
      })
    const away = cards.filter((card) => !loaded.some((each) => each.card.id === card.id))
    return [
      ...loaded,
      ...away.map((card) => ({
        card,
        place: { status: card.status, beforeId: null },
        after: null,
        before: null,
      })),
    ]
  }

  function move(cards: readonly Card[], status: CardStatus) {
    const were = standing(cards).filter((was) => was.card.status !== status)
    if (were.length === 0) return
    const head = actions.headOf(status)
    for (const { card, place } of were) actions.draw(card, place.status, head)
    const words = boardUiTexts.cardsMoved(were.length, columnNames[status])
    void actions.store(shift.mutateAsync({ ids: were.map(({ card }) => card.id), status }), {
      stored: () => {
        announce(words)
        toast.success(words, {
          action: { label: boardUiTexts.undo, onPress: () => undoMove(were, status) },
        })
      },
      refused: () => redraw(were, status),
    })
  }

  function undoMove(were: readonly Was[], from: CardStatus) {
    redraw(were, from)
    void actions.store(were.length <= exactUndo ? oneByOne(were) : byColumn(were), {
      stored: () => announce(boardUiTexts.cardsBack(were.length)),
      refused: () => {},
    })
  }

  /** Each stands before the next again: the last is drawn first, so that the one it was before is there. */
  function redraw(were: readonly Was[], from: CardStatus | null) {
    for (const { card, place } of were.toReversed()) actions.draw(card, from, place)
  }

  async function oneByOne(were: readonly Was[]) {
    for (const { card, place, after, before } of were)
      await one.mutateAsync({ id: card.id, status: place.status, after, before })
  }

  async function byColumn(were: readonly Was[]) {
    for (const status of cardStatuses) {
      const ids = were.filter(({ place }) => place.status === status).map(({ card }) => card.id)
      if (ids.length > 0) await shift.mutateAsync({ ids, status })
    }
  }

  function archive(cards: readonly Card[]) {
    const were = standing(cards)
    if (were.length === 0) return
    const ids = were.map(({ card }) => card.id)
    for (const { card, place } of were) actions.draw(card, place.status, null)
    const words = boardUiTexts.cardsArchived(were.length)
    void actions.store(put.mutateAsync({ ids }), {
      stored: () => {
        announce(words)
        toast.success(words, {
          action: { label: boardUiTexts.undo, onPress: () => restore(were, ids) },
        })
      },
      refused: () => redraw(were, null),
    })
  }

  function restore(were: readonly Was[], ids: string[]) {
    redraw(were, null)
    void actions.store(bring.mutateAsync({ ids }), {
      stored: () => announce(boardUiTexts.cardsBack(were.length)),
      refused: () => {
        for (const { card, place } of were) actions.draw(card, place.status, null)
      },
    })
  }

  return { move, archive }
}
