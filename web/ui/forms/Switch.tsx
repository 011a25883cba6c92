import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '../classes.ts'

type Props = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  label: ReactNode
  note?: ReactNode
  /** Read aloud only: the words stand elsewhere. */
  isLabelHidden?: boolean
  isDisabled?: boolean
  /** Being stored: it keeps the focus, and further presses do nothing. */
  isBusy?: boolean
  /** Between words and switch: a badge that says which plan unlocks it. */
  lock?: ReactNode
  className?: string
}

/** A setting that acts at once. Off is a square knob, on is a round one. The browser's own input, redrawn. */
export function Switch({
  isOn,
  onChange,
  label,
  note,
  isLabelHidden = false,
  isDisabled,
  isBusy = false,
  lock,
  className,
}: Props) {
  const id = useId()
  return (
    <div className={classes('flex items-center justify-between gap-4', className)}>
      <span className={classes('min-w-0 flex-1 font-[540]', isLabelHidden && 'sr-only')}>
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {note ? (
          <span id={`${id}-note`} className="block text-caption font-normal text-ink-3">
            {note}
          </span>
        ) : null}
      </span>
      {lock}
      <span className="relative inline-block h-6 w-10 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onChange={(event) => isBusy || onChange(event.currentTarget.checked)}
          aria-describedby={note ? `${id}-note` : undefined}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full bg-control transition-colors duration-(--jul-t-state) ease-strike before:absolute before:-inset-x-0.5 before:-inset-y-2.5 checked:bg-ink disabled:bg-well focus-visible:rounded-full"
        />
        <i className="pointer-events-none absolute top-[3px] left-[3px] size-[18px] rounded-[4px] bg-white transition-[left,border-radius,background-color] duration-(--jul-t-state) ease-strike peer-checked:left-[19px] peer-checked:rounded-[9px] peer-checked:bg-ink-inverse peer-disabled:bg-line-strong" />
      </span>
    </div>
  )
}
