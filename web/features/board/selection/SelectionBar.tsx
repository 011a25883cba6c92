import { Archive, ChevronDown } from 'lucide-react'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { stages } from '../cards/CardStage.tsx'

type Props = {
  count: number
  onMove: (status: CardStatus) => void
  onArchive: () => void
  onDone: () => void
  /** Above the navigation at the foot of the phone console. */
  isRaised: boolean
}

/** What can be done with the selected cards; it stays in view while one goes through the list. */
export function SelectionBar({ count, onMove, onArchive, onDone, isRaised }: Props) {
  return (
    <section
      aria-label="Selected cards"
      data-bottom-bar=""
      className={classes(
        'sticky z-20 flex print:hidden flex-wrap items-center gap-2 rounded-panel border border-line-strong bg-raised py-2 pr-2 pl-4 shadow-lift',
        isRaised ? 'bottom-[calc(74px+env(safe-area-inset-bottom))]' : 'bottom-4',
      )}
    >
      <p role="status" className="mr-auto text-body-s font-semibold tnum">
        {boardUiTexts.selected(count)}
      </p>
      <Menu
        side="top"
        trigger={
          <Button disabled={count === 0} icon={ChevronDown}>
            {boardUiTexts.move}
          </Button>
        }
      >
        {cardStatuses.map((status) => (
          <MenuItem key={status} onPress={() => onMove(status)}>
            <span className="flex items-center gap-2.5">
              <span className="grid w-[18px] place-items-center text-ink-3">
                <StageMark stage={stages[status]} />
              </span>
              {columnNames[status]}
            </span>
          </MenuItem>
        ))}
      </Menu>
      <Button icon={Archive} disabled={count === 0} onClick={onArchive}>
        Archive
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Done
      </Button>
    </section>
  )
}
