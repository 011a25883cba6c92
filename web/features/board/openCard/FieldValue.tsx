import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

type Props = {
  label: string
  /** Absent where it may only be read. */
  onEdit: (() => void) | null
  children: ReactNode
  className?: string
}

/** One value as it stands; a press opens it where it may be written. */
export function FieldValue({ label, onEdit, children, className }: Props) {
  if (!onEdit) return <div className={className}>{children}</div>
  return (
    <div
      className={classes(
        'group relative -mx-2.5 rounded-chip px-2.5 py-1.5 hover:bg-sunken has-[>button:focus-visible]:outline-2 has-[>button:focus-visible]:outline-focus dark:hover:bg-well',
        className,
      )}
    >
      {children}
      <button
        type="button"
        aria-label={`Edit ${label.toLowerCase()}`}
        onClick={onEdit}
        className="absolute inset-0 cursor-text rounded-chip outline-none"
      />
    </div>
  )
}
