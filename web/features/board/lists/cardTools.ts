import type { Card } from '#contract/board/cards.ts'
import type { Columns, Place } from '#domain/board/rules/columns.ts'
import type { CardStatus } from '#domain/board/types.ts'

/** What a card can be told from its row; the same functions for as long as the board is open. */
export type CardHandlers = {
  columns: () => Columns<Card>
  edit: (card: Card) => void
  archive: (card: Card) => void
  move: (card: Card, place: Place) => void
  moveToHead: (card: Card, status: CardStatus) => void
  select: (card: Card, withRange: boolean) => void
}

/** What every card of a list shares. */
export type CardTools = {
  actions: CardHandlers
  canEdit: boolean
  hintId: string
}
