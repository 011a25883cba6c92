import { Archive, ArrowDown, ArrowUp, Ellipsis, PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '#contract/board.ts'
import type { Direction } from '#domain/board/rules/columns.ts'
import { isSamePlace, placeOf, stepPlace } from '#domain/board/rules/columns.ts'
import { boardHouseTexts, boardTexts, columnNames } from '#domain/board/texts.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx'
import { StageMark } from '#web/ui/StageMark.tsx'
import { stages } from './CardStage.tsx'
import type { CardDeeds } from './cardTools.ts'

type Props = { card: Card; deeds: CardDeeds }

/** Everything a card can be told to do, for those who do not drag. The menu itself is made when it is first opened. */
export function CardMenu({ card, deeds }: Props) {
  const [wasOpened, setOpened] = useState(false)
  const button = (
    <IconButton
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
      <Items card={card} deeds={deeds} />
    </Menu>
  )
}

function Items({ card, deeds }: Props) {
  const columns = deeds.columns()
  const place = placeOf(columns, card.id)
  const step = (direction: Direction) => place && stepPlace(columns, card.id, place, direction)
  const up = step('up')
  const down = step('down')
  return (
    <>
      <MenuItem icon={PencilLine} onPress={() => deeds.edit(card)}>
        {boardTexts.edit}
      </MenuItem>
      <MenuLine />
      {cardStatuses
        .filter((status) => status !== card.status)
        .map((status) => (
          <MenuItem key={status} onPress={() => deeds.moveToHead(card, status)}>
            <span className="flex items-center gap-2.5">
              <span className="grid w-[18px] place-items-center text-ink-3">
                <StageMark stage={stages[status]} />
              </span>
              {boardHouseTexts.moveTo(columnNames[status])}
            </span>
          </MenuItem>
        ))}
      <MenuItem
        icon={ArrowUp}
        isDisabled={!up || isSamePlace(up, place)}
        onPress={() => up && deeds.move(card, up)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        isDisabled={!down || isSamePlace(down, place)}
        onPress={() => down && deeds.move(card, down)}
      >
        Move down
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Archive} onPress={() => deeds.archive(card)}>
        Archive
      </MenuItem>
    </>
  )
}
