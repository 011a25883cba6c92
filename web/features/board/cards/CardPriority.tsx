import { priorityNames } from '#domain/board/texts.ts'
import type { CardPriority as Priority } from '#domain/board/types.ts'
import { classes } from '#web/ui/classes.ts'
import { PriorityBars } from '#web/ui/marks/PriorityBars.tsx'

const heights = ['h-[5px]', 'h-2', 'h-3', 'h-4']

type Props = { priority: Priority; withWord?: boolean | 'lg' }

/** Bars that rise with how soon a card should be done: one for low to four for urgent; with the word where there is room. */
export function CardPriority({ priority, withWord = false }: Props) {
  if (priority !== 'urgent') return <PriorityBars priority={priority} withWord={withWord} />
  const bars = (
    <span
      {...(withWord ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Urgent priority' })}
      className="inline-flex h-3 shrink-0 items-end gap-0.5"
    >
      {heights.map((height) => (
        <i key={height} className={classes('w-[3px] rounded-[1px] bg-priority-high', height)} />
      ))}
    </span>
  )
  if (!withWord) return bars
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-priority-high-text">
      {bars}
      {withWord === 'lg' ? (
        <span className="max-lg:sr-only">{priorityNames.urgent}</span>
      ) : (
        priorityNames.urgent
      )}
    </span>
  )
}
