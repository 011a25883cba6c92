import { useEffect, useRef, useState } from 'react'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { readNames } from './readNames.ts'

type Props = {
  label: string
  hint: string
  names: readonly string[]
  /** What was added, and what was taken away. */
  onChange: (added: readonly string[], gone: readonly string[]) => void
}

/** Names or topics of minutes that a person writes, in one line with commas between them. */
export function NamesField({ label, hint, names, onChange }: Props) {
  const stored = names.join(', ')
  const [text, setText] = useState(stored)
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(stored)
  useEffect(() => {
    if (last.current !== stored && document.activeElement !== field.current) setText(stored)
    last.current = stored
  }, [stored])
  function keep() {
    const next = readNames(text, names)
    const added = next.filter((name) => !names.includes(name))
    const gone = names.filter((name) => !next.includes(name))
    setText(next.join(', '))
    if (added.length > 0 || gone.length > 0) onChange(added, gone)
  }
  return (
    <Field label={label} hint={hint}>
      <Input
        ref={field}
        value={text}
        maxLength={minutesLimits.lineText}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          keep()
        }}
      />
    </Field>
  )
}
