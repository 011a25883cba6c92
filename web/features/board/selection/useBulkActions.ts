import type { Card } from '#contract/board/cards.ts'
import type { Columns, Place } from '#domain/board/rules/columns.ts'
import { neighboursAt, placeOf } from '#domain/board/rules/columns.ts'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { archiveCards, moveCards, moveCardsBack, restoreCards } from '../cards/mutations.ts'
import type { BoardActions } from '../cards/useBoardActions.ts'

type Options = { columns: Columns<Card>; actions: BoardActions; announce: (words: string) => void }
type Was = { card: Card; place: Place; after: string | null; before: string | null }

/** What is done to several cards at once: all of them or none, and one Undo for all. */
export function useBulkActions({ columns, actions, announce }: Options) {
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
    send(
      moveCards({
        text: words,
        action: { label: boardUiTexts.undo, onPress: () => undoMove(were, status) },
      }),
      { ids: were.map(({ card }) => card.id), status },
      { stored: () => announce(words), refused: () => redraw(were, status) },
    )
  }

  function undoMove(were: readonly Was[], from: CardStatus) {
    redraw(were, from)
    const places = were.map(({ card, place: { status }, after, before }) => ({
      id: card.id,
      status,
      after,
      before,
    }))
    send(moveCardsBack(), places, { stored: () => announce(boardUiTexts.cardsBack(were.length)) })
  }

  /** Each stands before the next again: the last is drawn first, so that the one it was before is there. */
  function redraw(were: readonly Was[], from: CardStatus | null) {
    for (const { card, place } of were.toReversed()) actions.draw(card, from, place)
  }

  function archive(cards: readonly Card[]) {
    const were = standing(cards)
    if (were.length === 0) return
    const ids = were.map(({ card }) => card.id)
    for (const { card, place } of were) actions.draw(card, place.status, null)
    const words = boardUiTexts.cardsArchived(were.length)
    send(
      archiveCards({
        text: words,
        action: { label: boardUiTexts.undo, onPress: () => restore(were, ids) },
      }),
      { ids },
      { stored: () => announce(words), refused: () => redraw(were, null) },
    )
  }

  function restore(were: readonly Was[], ids: string[]) {
    redraw(were, null)
    send(
      restoreCards(),
      { ids },
      {
        stored: () => announce(boardUiTexts.cardsBack(were.length)),
        refused: () => {
          for (const { card, place } of were) actions.draw(card, place.status, null)
        },
      },
    )
  }

  return { move, archive }
}
