import { Check, Minus } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'

type Props = {
  ref?: Ref<HTMLInputElement>
  isChecked?: boolean
  onChange?: (isChecked: boolean) => void
  /** The words next to the box; pressing them presses the box. */
  label: ReactNode
  note?: ReactNode
  isLabelHidden?: boolean
  isMixed?: boolean
  isInvalid?: boolean
  className?: string
  /** What `register()` of a form gives, in place of isChecked and onChange. */
  field?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'name' | 'required'>

/** Yes or no, in a form. A setting that acts at once is a Switch. The box is the browser's own input, redrawn. */
export function Checkbox(props: Props) {
  const {
    isChecked,
    onChange,
    label,
    note,
    isLabelHidden,
    isMixed = false,
    isInvalid,
    className,
    field,
    ...rest
  } = props
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = isMixed
  }, [isMixed])
  const Sign = isMixed ? Minus : Check
  return (
    <div className={classes('flex items-start gap-2.5', className)}>
      <span className="relative grid shrink-0 place-items-center">
        <input
          {...rest}
          ref={own}
          {...(field ?? { checked: isChecked, onChange: (event) => onChange?.(event.currentTarget.checked) })}
          id={id}
          type="checkbox"
          aria-invalid={isInvalid || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="peer size-5 cursor-pointer appearance-none rounded-mark border-[1.5px] border-control bg-surface transition-colors duration-(--jul-t-press) before:absolute before:-inset-3 checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink disabled:border-line disabled:bg-well aria-invalid:border-danger focus-visible:rounded-mark"
        />
        <Sign
          size={14}
          aria-hidden="true"
          className="pointer-events-none absolute text-ink-inverse opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
      <span className={classes('min-w-0 text-body-s', isLabelHidden && 'sr-only')}>
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {note ? (
          <span id={`${id}-note`} className="block text-caption text-ink-3">
            {note}
          </span>
        ) : null}
      </span>
    </div>
  )
}
