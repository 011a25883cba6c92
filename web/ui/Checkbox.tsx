import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'

type Props = {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** The words beside the box; pressing them presses the box. */
  label: ReactNode
  note?: ReactNode
  isLabelHidden?: boolean
  isMixed?: boolean
  isDisabled?: boolean
  isInvalid?: boolean
  name?: string
  className?: string
}

/** Yes or no, in a form. A setting that acts at once is a Switch. */
export function Checkbox(props: Props) {
  const { isChecked, onChange, label, note, isLabelHidden, isMixed, isDisabled, isInvalid, name, className } =
    props
  const id = useId()
  return (
    <div className={classes('flex items-start gap-2.5', className)}>
      <span className="grid min-h-[1.45em] shrink-0 place-items-center">
        <Base.Root
          id={id}
          checked={isChecked}
          onCheckedChange={(next) => onChange(next)}
          indeterminate={isMixed}
          disabled={isDisabled}
          name={name}
          aria-invalid={isInvalid || undefined}
          className="relative grid size-5 place-items-center rounded-mark border-[1.5px] border-control bg-surface text-ink-inverse before:absolute before:-inset-3 data-checked:border-ink data-checked:bg-ink data-indeterminate:border-ink data-indeterminate:bg-ink data-disabled:border-line data-disabled:bg-well aria-invalid:border-danger"
        >
          <Base.Indicator className="grid place-items-center">
            {isMixed ? <Minus size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
          </Base.Indicator>
        </Base.Root>
      </span>
      <label htmlFor={id} className={classes('cursor-pointer text-body-s', isLabelHidden && 'sr-only')}>
        {label}
        {note ? <span className="block text-caption text-ink-3">{note}</span> : null}
      </label>
    </div>
  )
}
