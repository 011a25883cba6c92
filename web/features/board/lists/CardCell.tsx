import { memo } from 'react'
import type { Card } from '#contract/board/cards.ts'
import type { RowPlace } from '#web/lib/lists/useWindowedRows.ts'
import { rowAttributes } from '#web/lib/lists/useWindowedRows.ts'
import { CardMenu } from './CardMenu.tsx'
import { CardTile } from './CardTile.tsx'
import type { CardTools } from './cardTools.ts'

type Props = RowPlace & {
  card: Card
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
      {...rowAttributes(card.id, { index, top, count })}
      hidden={isGone}
      className="min-w-0 pb-2.5 print:pt-px"
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
