import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { classes } from '#web/ui/classes.ts'

type Props = { card: Card; isOn: boolean; onTick: (event: MouseEvent) => void; className?: string }

/** The box that selects a card; it covers the whole card, so that a press anywhere on it counts. */
export function CardTick({ card, isOn, onTick, className }: Props) {
  return (
    <span className={classes('grid shrink-0 place-items-center', className)}>
      <input
        type="checkbox"
        aria-label={`Select ${card.title}`}
        data-card-tick=""
        checked={isOn}
        onClick={onTick}
        onChange={() => {}}
        className="peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-mark border-[1.5px] border-control bg-surface outline-none before:absolute before:inset-0 before:z-[1] checked:border-ink checked:bg-ink"
      />
      <Check
        size={14}
        aria-hidden="true"
        className="pointer-events-none col-start-1 row-start-1 text-ink-inverse opacity-0 peer-checked:opacity-100"
      />
    </span>
  )
}
