import { memo } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { rowStyle } from '#web/lib/lists/useWindowedRows.ts'
import { CardMenu } from './CardMenu.tsx'
import { CardTile } from './CardTile.tsx'
import type { CardTools } from './cardTools.ts'

type Props = {
  card: Card
  index: number
  /** Where it lies while it is kept outside the view; null in it. */
  top: number | null
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
  const { actions, canEdit, hintId } = tools
  return (
    <li
      data-row={index}
      data-key={card.id}
      aria-posinset={index + 1}
      aria-setsize={count}
      hidden={isGone}
      className="min-w-0 pb-2.5 print:pt-px"
      style={rowStyle(top)}
    >
      <CardTile
        card={card}
        isNew={isNew}
        canMove={canEdit && isSelected === null}
        describedBy={canEdit ? hintId : undefined}
        look={look}
        tick={
          isSelected === null
            ? null
            : { isOn: isSelected, onTick: (event) => actions.select(card, event.shiftKey) }
        }
        menu={canEdit ? <CardMenu card={card} actions={actions} /> : null}
      />
    </li>
  )
})
