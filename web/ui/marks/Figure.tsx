import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type Props = {
  value: ReactNode
  unit?: ReactNode
  label: ReactNode
  /** Words above the number, as on a metric tile; below it otherwise. */
  isLabelFirst?: boolean
  note?: ReactNode
  className?: string
}

/** One number and what it counts. */
export function Figure({ value, unit, label, isLabelFirst = false, note, className }: Props) {
  const words = <span className="text-caption text-ink-2">{label}</span>
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      {isLabelFirst ? words : null}
      <p className="flex items-baseline gap-2">
        <span className="figure">{value}</span>
        {unit ? <span className="text-body text-ink-2">{unit}</span> : null}
      </p>
      {isLabelFirst ? null : words}
      {note ? <p className="text-caption text-ink-3">{note}</p> : null}
    </div>
  )
}
