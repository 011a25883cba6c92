import type { MinutesLine } from '#contract/minutes.ts'
import { classes } from '#web/ui/classes.ts'
import { labelOf } from '../queries.ts'

type Props = { line: MinutesLine; onOpen: ((line: MinutesLine) => void) | null; className?: string }

/** When a line was said; opens the transcript there (4.12.10). */
export function MomentChip({ line, onOpen, className }: Props) {
  const label = labelOf(line)
  if (!label) return <span aria-hidden="true" className={classes('text-caption text-ink-3', className)} />
  if (!onOpen) return <span className={classes('text-caption text-ink-3 tnum', className)}>{label}</span>
  return (
    <button
      type="button"
      onClick={() => onOpen(line)}
      aria-label={`${label}, open the transcript there`}
      className={classes(
        'relative text-caption font-[560] whitespace-nowrap text-ink-2 underline decoration-line-strong underline-offset-4 tnum after:absolute after:-inset-x-1.5 after:-inset-y-3 hover:text-ink hover:decoration-current',
        className,
      )}
    >
      {label}
    </button>
  )
}
