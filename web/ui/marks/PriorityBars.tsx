import { classes } from '../classes.ts'

export type Priority = 'high' | 'medium' | 'low'

const words: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
const counts: Record<Priority, number> = { high: 3, medium: 2, low: 1 }
const paints: Record<Priority, string> = {
  high: 'bg-priority-high',
  medium: 'bg-priority-medium',
  low: 'bg-priority-low',
}
const heights = ['h-[5px]', 'h-2', 'h-3']

type Props = { priority: Priority; withWord?: boolean | 'lg' }

/** Three bars for high, two for medium, one for low; with the word, unless it stands elsewhere or has no room below `lg`. */
export function PriorityBars({ priority, withWord = false }: Props) {
  const bars = (
    <span
      {...(withWord ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${words[priority]} priority` })}
      className="inline-flex h-3 shrink-0 items-end gap-0.5"
    >
      {heights.map((height, at) => (
        <i
          key={height}
          className={classes(
            'w-[3px] rounded-[1px]',
            height,
            at < counts[priority] ? paints[priority] : 'bg-line-strong',
          )}
        />
      ))}
    </span>
  )
  if (!withWord) return bars
  return (
    <span className="inline-flex items-center gap-2">
      {bars}
      {withWord === 'lg' ? <span className="max-lg:sr-only">{words[priority]}</span> : words[priority]}
    </span>
  )
}
