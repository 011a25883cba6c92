import { Archive, ArrowDown, ArrowUp, Ellipsis, PencilLine } from 'lucide-react'
import type { Card } from '#contract/board.ts'
import type { Columns, Direction, Place } from '#domain/board/rules/columns.ts'
import { isSamePlace, placeAtIndex, placeOf, stepPlace } from '#domain/board/rules/columns.ts'
import { boardHouseTexts, boardTexts, columnNames } from '#domain/board/texts.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx'
import { StageMark } from '#web/ui/StageMark.tsx'
import { stages } from './CardStage.tsx'

type Props = {
  card: Card
  columns: Columns<Card>
  onEdit: () => void
  onMove: (place: Place) => void
  onArchive: () => void
}

/** Everything a card can be told to do, for those who do not drag. */
export function CardMenu({ card, columns, onEdit, onMove, onArchive }: Props) {
  const place = placeOf(columns, card.id)
  const step = (direction: Direction) => place && stepPlace(columns, card.id, place, direction)
  const up = step('up')
  const down = step('down')
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          size="small"
          label={`Actions for ${card.title}`}
          className="text-ink-3! hover:text-ink!"
        />
      }
    >
      <MenuItem icon={PencilLine} onPress={onEdit}>
        {boardTexts.edit}
      </MenuItem>
      <MenuLine />
      {cardStatuses
        .filter((status) => status !== card.status)
        .map((status) => (
          <MenuItem key={status} onPress={() => onMove(placeAtIndex(columns, card.id, status, 0))}>
            <span className="flex items-center gap-2.5">
              <span className="grid w-[18px] place-items-center text-ink-3">
                <StageMark stage={stages[status]} />
              </span>
              {boardHouseTexts.moveTo(columnNames[status])}
            </span>
          </MenuItem>
        ))}
      <MenuItem icon={ArrowUp} isDisabled={!up || isSamePlace(up, place)} onPress={() => up && onMove(up)}>
        Move up
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        isDisabled={!down || isSamePlace(down, place)}
        onPress={() => down && onMove(down)}
      >
        Move down
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Archive} onPress={onArchive}>
        Archive
      </MenuItem>
    </Menu>
  )
}
