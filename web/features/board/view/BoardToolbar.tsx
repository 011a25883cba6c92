import { Archive, ArrowUpRight, Ellipsis, Kanban, ListChecks, Plus, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import type { CardView } from '../lists/useCardView.ts'
import { BoardSearch } from '../search/BoardSearch.tsx'
import { GoToCard } from '../search/GoToCard.tsx'

type Props = {
  isNarrow: boolean
  isPhoneConsole: boolean
  /** On a phone: which column is shown, in the same row. */
  columns: ReactNode
  search: string
  view: CardView
  onView: (view: CardView) => void
  archived: number
  canEdit: boolean
  /** Absent while cards are being selected. */
  onNew: (() => void) | null
  /** Absent where nothing can be selected. */
  onSelect: (() => void) | null
}

/** Search, how cards are shown, and the ways to a new or another card. */
export function BoardToolbar(props: Props) {
  const { columns, isNarrow, isPhoneConsole, view, onView, archived, canEdit, onNew, onSelect } = props
  const [isGoing, setGoing] = useState(false)
  const [isSearching, setSearching] = useState(props.search !== '')
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      {!isNarrow || isSearching ? (
        <BoardSearch
          className="min-w-0 flex-1 basis-40 max-md:order-last max-md:basis-full md:max-w-[280px]"
          isOpened={isNarrow && props.search === ''}
        />
      ) : null}
      {isNarrow ? (
        <>
          {columns}
          <Menu
            trigger={<IconButton icon={Ellipsis} variant="line" label="More" className="ml-auto size-11" />}
          >
            <MenuItem icon={Search} onPress={() => setSearching(true)}>
              Search cards
            </MenuItem>
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
          {canEdit && onNew ? (
            <IconButton
              icon={Plus}
              variant="solid"
              label={boardUiTexts.newCard}
              className={classes(
                'fixed! bottom-[calc(16px+env(safe-area-inset-bottom))] z-10 size-14! rounded-full! shadow-lift',
                // The phone console is one column in the middle, 480 wide.
                isPhoneConsole ? 'right-[max(16px,calc(50vw-224px))]' : 'right-4',
              )}
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
            {canEdit && onNew ? (
              <Button icon={Plus} onClick={onNew}>
                {boardUiTexts.newCard}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <GoToCard open={isGoing} onClose={() => setGoing(false)} />
    </div>
  )
}
