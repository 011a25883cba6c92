import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Ellipsis } from 'lucide-react'
import type { Card } from '#contract/board/cards.ts'
import { boardTexts, boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { leaveForm } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { MoveToItems } from '../cards/MoveToItems.tsx'
import type { Neighbours } from './findNeighbours.ts'
import { findNeighbours } from './findNeighbours.ts'
import { archiveOpenCard, moveOpenCard, restoreOpenCard } from './mutations.ts'

/** No neighbours: the head of the column. */
const atHead: Neighbours = { after: null, before: null }

type Props = {
  card: Card
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  announce: (words: string) => void
}

/** What can be done with an open card: edit it, move it, take it off the board. */
export function CardActions({ card, isEditing, onEdit, announce }: Props) {
  const queryClient = useQueryClient()
  const restore = useMutation(restoreOpenCard())
  const bringBack = () => restore.mutate({ id: card.id })

  async function moveTo(status: CardStatus) {
    const from = card.status
    // Asked before the card leaves: Undo brings it back between the same two.
    const were = await findNeighbours(queryClient, card).catch(() => atHead)
    const undo = () =>
      send(
        moveOpenCard(),
        { id: card.id, status: from, ...were },
        { stored: () => announce(`Undone. ${card.title} is back in ${columnNames[from]}.`) },
      )
    send(
      moveOpenCard({ text: boardTexts.updated, action: { label: boardUiTexts.undo, onPress: undo } }),
      { id: card.id, status, ...atHead },
      { stored: () => announce(`${card.title} moved to ${columnNames[status]}.`) },
    )
  }

  function takeOff() {
    onEdit(false)
    const undo = { label: boardUiTexts.undo, onPress: bringBack }
    send(archiveOpenCard({ text: boardUiTexts.archived, action: undo }), { id: card.id })
  }

  if (card.archivedAt) {
    return (
      <Button icon={ArchiveRestore} onClick={bringBack} isBusy={restore.isPending}>
        Restore
      </Button>
    )
  }
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => onEdit(!isEditing)}>{isEditing ? boardTexts.cancel : boardTexts.edit}</Button>
      <Menu trigger={<IconButton icon={Ellipsis} variant="line" label="More actions" />}>
        <MoveToItems from={card.status} onMove={(status) => void moveTo(status)} />
        <MenuLine />
        <MenuItem icon={Archive} onPress={() => leaveForm(takeOff)}>
          Archive
        </MenuItem>
      </Menu>
    </div>
  )
}
