import { CircleAlert } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'

type Wiring = { id: string; describedBy: string | undefined; isInvalid: boolean }

const FieldContext = createContext<Wiring | null>(null)

/** What a control inside a Field must carry, so that label, hint and error belong to it. */
export function useFieldControl(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.isInvalid ? (true as const) : undefined,
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The share of a limit from which its count shows. */
const countFrom = 0.8

function lengthOf({ value, maxLength }: TextControl): string | null {
  if (value.length < maxLength * countFrom) return null
  return `${value.length.toLocaleString('en-GB')} of ${maxLength.toLocaleString('en-GB')}`
}

type Props = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do; null or absent while the answer is fine. */
  error?: string | null | undefined
  /** Next to the label, on the right: "Forgot it?", a counter. */
  aside?: ReactNode
  isLabelHidden?: boolean
  className?: string
  /** One Input, PasswordInput, Textarea, Select or Combobox; it finds its label and error by itself. */
  children: ReactNode
}

/** Label above, control, then the error with its remedy, or the hint. */
export function Field({ label, hint, error, aside, isLabelHidden = false, className, children }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const isInvalid = Boolean(error)
  const describedBy = isInvalid || hint ? noteId : undefined
  const counted = useRef<TextControl>(null)
  const [length, setLength] = useState<string | null>(null)
  // The control cuts at its limit, so the count shows before it is reached, however the form reads its value.
  function count({ target }: FormEvent) {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isText || target.maxLength <= 0) return
    counted.current = target
    setLength(lengthOf(target))
  }
  // A form that empties its box, or brings words back into it, is no input.
  useEffect(() => {
    if (counted.current) setLength(lengthOf(counted.current))
  })
  const note = length ?? aside
  return (
    <div className={classes('grid content-start gap-1.5', className)} onInput={count}>
      <div
        className={classes(
          'flex items-baseline justify-between gap-3',
          isLabelHidden && !length && 'sr-only',
        )}
      >
        <label htmlFor={id} className={classes('text-caption font-semibold', isLabelHidden && 'sr-only')}>
          {label}
        </label>
        {note ? <span className="ml-auto text-caption text-ink-3 tnum">{note}</span> : null}
      </div>
      <FieldContext value={{ id, describedBy, isInvalid }}>{children}</FieldContext>
      {isInvalid ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : hint ? (
        <p id={noteId} className="text-caption text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** One error in words, with the sign that says so without colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-caption text-danger-text">
      <CircleAlert size={16} aria-hidden="true" className="mt-px" />
      <span>{children}</span>
    </p>
  )
}
