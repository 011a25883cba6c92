import { Archive, ArrowDown, ArrowUp, Ellipsis, PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import type { Direction } from '#domain/board/rules/columns.ts'
import { isSamePlace, placeOf, stepPlace } from '#domain/board/rules/columns.ts'
import { boardTexts } from '#domain/board/texts.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { MoveToItems } from '../cards/MoveToItems.tsx'
import type { CardHandlers } from './cardTools.ts'

type Props = { card: Card; actions: CardHandlers }

/** Everything a card can be told to do, for those who do not drag. The menu itself is made when it is first opened. */
export function CardMenu({ card, actions }: Props) {
  const [wasOpened, setOpened] = useState(false)
  const button = (
    <IconButton
      {...(wasOpened ? { ref: takeFocus } : {})}
      icon={Ellipsis}
      size="small"
      label={`Actions for ${card.title}`}
      className="text-ink-3! hover:text-ink!"
      {...(wasOpened
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setOpened(true) })}
    />
  )
  if (!wasOpened) return button
  return (
    <Menu trigger={button} isOpenAtFirst>
      <Items card={card} actions={actions} />
    </Menu>
  )
}

/** Made anew as the menu is first opened, the button takes the keyboard over, for what opens from the menu to give it back to. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

function Items({ card, actions }: Props) {
  const columns = actions.columns()
  const place = placeOf(columns, card.id)
  const step = (direction: Direction) => place && stepPlace(columns, card.id, place, direction)
  const up = step('up')
  const down = step('down')
  return (
    <>
      <MenuItem icon={PencilLine} onPress={() => actions.edit(card)}>
        {boardTexts.edit}
      </MenuItem>
      <MenuLine />
      <MoveToItems from={card.status} onMove={(status) => actions.moveToHead(card, status)} />
      <MenuItem
        icon={ArrowUp}
        isDisabled={!up || isSamePlace(up, place)}
        onPress={() => up && actions.move(card, up)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        isDisabled={!down || isSamePlace(down, place)}
        onPress={() => down && actions.move(card, down)}
      >
        Move down
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Archive} onPress={() => actions.archive(card)}>
        Archive
      </MenuItem>
    </>
  )
}
