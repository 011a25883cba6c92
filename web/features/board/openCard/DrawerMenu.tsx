import { Archive, Ellipsis } from 'lucide-react'
import type { Card } from '#contract/board/cards.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { MoveToItems } from '../cards/MoveToItems.tsx'

type Props = { card: Card; onMove: (status: CardStatus) => void; onArchive: () => void }

/** What an open card can be told besides its fields: another column, or off the board. */
export function DrawerMenu({ card, onMove, onArchive }: Props) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More actions" />}>
      <MoveToItems from={card.status} onMove={onMove} />
      <MenuLine />
      <MenuItem icon={Archive} onPress={onArchive}>
        Archive
      </MenuItem>
    </Menu>
  )
}
