import { Archive, Ellipsis } from 'lucide-react'
import type { Card } from '#contract/board/cards.ts'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { stages } from '../cards/CardStage.tsx'

type Props = { card: Card; onMove: (status: CardStatus) => void; onArchive: () => void }

/** What an open card can be told besides its fields: another column, or off the board. */
export function DrawerMenu({ card, onMove, onArchive }: Props) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More actions" />}>
      {cardStatuses
        .filter((status) => status !== card.status)
        .map((status) => (
          <MenuItem key={status} onPress={() => onMove(status)}>
            <span className="flex items-center gap-2.5">
              <span className="grid w-[18px] place-items-center text-ink-3">
                <StageMark stage={stages[status]} />
              </span>
              {boardUiTexts.moveTo(columnNames[status])}
            </span>
          </MenuItem>
        ))}
      <MenuLine />
      <MenuItem icon={Archive} onPress={onArchive}>
        Archive
      </MenuItem>
    </Menu>
  )
}
