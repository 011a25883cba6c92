import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'

type Props = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  label: ReactNode
  note?: ReactNode
  /** Read aloud only: the words stand elsewhere. */
  isLabelHidden?: boolean
  isDisabled?: boolean
  /** Between words and switch: a badge that says which plan unlocks it. */
  lock?: ReactNode
  className?: string
}

/** A setting that acts at once. Off is a square knob, on is a round one. */
export function Switch({
  isOn,
  onChange,
  label,
  note,
  isLabelHidden = false,
  isDisabled,
  lock,
  className,
}: Props) {
  const id = useId()
  const knob = (
    <Base.Root
      id={id}
      checked={isOn}
      onCheckedChange={onChange}
      disabled={isDisabled}
      className="relative inline-block h-6 w-10 shrink-0 rounded-full bg-control transition-colors duration-(--jul-t-state) ease-strike before:absolute before:-inset-x-0.5 before:-inset-y-2.5 data-checked:bg-ink data-disabled:bg-well"
    >
      <Base.Thumb className="absolute top-[3px] left-[3px] size-[18px] rounded-[4px] bg-white transition-[left,border-radius,background-color] duration-(--jul-t-state) ease-strike data-checked:left-[19px] data-checked:rounded-[9px] data-checked:bg-ink-inverse data-disabled:bg-line-strong" />
    </Base.Root>
  )
  return (
    <div className={classes('flex items-center justify-between gap-4', className)}>
      <label
        htmlFor={id}
        className={classes('min-w-0 flex-1 cursor-pointer font-[540]', isLabelHidden && 'sr-only')}
      >
        {label}
        {note ? <span className="block text-caption font-normal text-ink-3">{note}</span> : null}
      </label>
      {lock}
      {knob}
    </div>
  )
}
