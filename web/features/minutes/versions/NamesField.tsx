import { useRef } from 'react'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { changedNames } from './readNames.ts'
import type { Hold } from './useTyped.ts'
import { useTyped } from './useTyped.ts'

type Props = {
  label: string
  hint: string
  names: readonly string[]
  hold: Hold
  /** What was added, and what was taken away. */
  onChange: (added: readonly string[], gone: readonly string[]) => void
}

/** Names or topics of minutes that a person writes, in one line with commas between them. */
export function NamesField({ label, hint, names, hold, onChange }: Props) {
  // Those that stood there as somebody began to type: what others add or take away meanwhile is left alone.
  const base = useRef<readonly string[] | null>(null)
  const read = (text: string) => changedNames(text, base.current ?? names, names)
  const { text, setText, leave } = useTyped({
    stored: names.join(', '),
    // Nothing typed is what is stored, whatever others add or take away.
    read: (typed) => (base.current ? read(typed).next : names).join(', '),
    onKeep: () => {
      const { added, gone } = read(text)
      onChange(added, gone)
    },
    hold,
  })
  function keep() {
    leave()
    base.current = null
  }
  return (
    <Field label={label} hint={hint}>
      <Input
        value={text}
        maxLength={minutesLimits.lineText}
        autoComplete="off"
        onChange={(event) => {
          base.current ??= names
          setText(event.target.value)
        }}
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
