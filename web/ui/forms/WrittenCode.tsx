import type { Ref } from 'react'
import { useId } from 'react'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { WrittenRefusal } from './WrittenRefusal.tsx'

type Props = {
  ref: Ref<HTMLInputElement>
  label: string
  hint?: string
  maxLength: number
  /** Digits alone: phones show the keys for them. */
  isDigits?: boolean
}

/** A code as a page written at build takes it: one plain field that the browser posts by itself; six boxes come with the program. */
export function WrittenCode({ ref, label, hint, maxLength, isDigits = false }: Props) {
  const hintId = useId()
  return (
    <div className="grid gap-1.5">
      <Field label={label}>
        <Input
          ref={ref}
          name="code"
          size="large"
          inputMode={isDigits ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLength}
          aria-describedby={hint ? `code-problem ${hintId}` : 'code-problem'}
          className="h-[72px]! text-[2rem]! tracking-[.12em] tnum max-sm:h-[60px]! max-sm:text-[1.625rem]!"
          data-fill="code"
        />
      </Field>
      <WrittenRefusal name="code-problem" />
      {hint ? (
        <p id={hintId} className="text-caption text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
