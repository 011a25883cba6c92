import { memo } from 'react'
import type { Card } from '#contract/board.ts'
import type { Columns, Place } from '#domain/board/rules/columns.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { CardMenu } from './CardMenu.tsx'
import { CardTile } from './CardTile.tsx'

/** What a card can be told from its row; the same functions for as long as the board is open. */
export type CardDeeds = {
  columns: () => Columns<Card>
  edit: (card: Card) => void
  archive: (card: Card) => void
  move: (card: Card, place: Place) => void
  moveToHead: (card: Card, status: CardStatus) => void
  select: (card: Card, withRange: boolean) => void
}

/** What every card of a list shares. */
export type CardTools = {
  deeds: CardDeeds
  canEdit: boolean
  from: string
  hintId: string
}

type Props = {
  card: Card
  index: number
  top: number
  /** Cards of the whole list, loaded or not; -1 where nobody knows. */
  count: number
  isGone: boolean
  isNew: boolean
  look: 'rest' | 'lifted' | 'faded'
  /** Null while cards are not being selected. */
  isSelected: boolean | null
  tools: CardTools
}

/** A card at its place in a long column; drawn anew only when something about it has changed. */
export const CardCell = memo(function CardCell(props: Props) {
  const { card, index, top, count, isGone, isNew, look, isSelected, tools } = props
  const { deeds, canEdit, from, hintId } = tools
  return (
    <li
      data-row={index}
      data-key={card.id}
      aria-posinset={index + 1}
      aria-setsize={count}
      hidden={isGone}
      className="absolute inset-x-0 top-0 min-w-0 pb-2.5"
      style={{ transform: `translateY(${top}px)` }}
    >
      <CardTile
        card={card}
        from={from}
        isNew={isNew}
        canMove={canEdit && isSelected === null}
        describedBy={canEdit ? hintId : undefined}
        look={look}
        tick={
          isSelected === null
            ? null
            : { isOn: isSelected, onTick: (event) => deeds.select(card, event.shiftKey) }
        }
        menu={canEdit ? <CardMenu card={card} deeds={deeds} /> : null}
      />
    </li>
  )
})
