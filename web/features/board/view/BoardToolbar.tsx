import { Archive, ArrowUpRight, Ellipsis, Kanban, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import type { CardView } from '../lists/useCardView.ts'
import { BoardSearch } from '../search/BoardSearch.tsx'
import { GoToCard } from '../search/GoToCard.tsx'

type Props = {
  isNarrow: boolean
  view: CardView
  onView: (view: CardView) => void
  archived: number
  canEdit: boolean
  onNew: () => void
  /** Absent where nothing can be selected. */
  onSelect: (() => void) | null
  from: string
}

/** Search, how cards are shown, and the ways to a new or another card. */
export function BoardToolbar(props: Props) {
  const { isNarrow, view, onView, archived, canEdit, onNew, onSelect, from } = props
  const [isGoing, setGoing] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <BoardSearch className="min-w-0 flex-1 basis-40 md:max-w-[280px]" />
      {isNarrow ? (
        <>
          <Menu trigger={<IconButton icon={Ellipsis} variant="line" label="More" className="size-11" />}>
            {onSelect ? (
              <MenuItem icon={ListChecks} onPress={onSelect}>
                {boardUiTexts.select}
              </MenuItem>
            ) : null}
            <MenuItem icon={ArrowUpRight} onPress={() => setGoing(true)}>
              Go to card
            </MenuItem>
            {view === 'archived' ? (
              <MenuItem icon={Kanban} onPress={() => onView('columns')}>
                {boardTexts.back}
              </MenuItem>
            ) : (
              <MenuItem icon={Archive} note={archived || null} onPress={() => onView('archived')}>
                Archived cards
              </MenuItem>
            )}
          </Menu>
          {canEdit ? (
            <IconButton
              icon={Plus}
              variant="solid"
              label={boardUiTexts.newCard}
              className="size-11"
              onClick={onNew}
            />
          ) : null}
        </>
      ) : (
        <>
          <Segments
            label="How cards are shown"
            value={view}
            onChange={onView}
            options={[
              { value: 'columns', label: 'Columns' },
              { value: 'list', label: 'List' },
              { value: 'archived', label: 'Archived', ...(archived > 0 ? { count: archived } : {}) },
            ]}
          />
          <div className="ml-auto flex gap-2.5">
            {onSelect ? (
              <Button icon={ListChecks} data-select-start="" onClick={onSelect}>
                <span className="max-[1280px]:sr-only">{boardUiTexts.select}</span>
              </Button>
            ) : null}
            <Button icon={ArrowUpRight} onClick={() => setGoing(true)}>
              <span className="max-[1280px]:sr-only">Go to card</span>
            </Button>
            {canEdit ? (
              <Button icon={Plus} onClick={onNew}>
                {boardUiTexts.newCard}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <GoToCard from={from} open={isGoing} onOpenChange={setGoing} />
    </div>
  )
}
