import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { stages } from './CardStage.tsx'

type Props = { from: CardStatus; onMove: (status: CardStatus) => void }

/** The other columns, in a card's menu. */
export function MoveToItems({ from, onMove }: Props) {
  return cardStatuses
    .filter((status) => status !== from)
    .map((status) => (
      <MenuItem key={status} onPress={() => onMove(status)}>
        <span className="flex items-center gap-2.5">
          <span className="grid w-[18px] place-items-center text-ink-3">
            <StageMark stage={stages[status]} />
          </span>
          {boardUiTexts.moveTo(columnNames[status])}
        </span>
      </MenuItem>
    ))
}
