import type { ComponentProps } from 'react'
import { useState } from 'react'
import { classes } from '../classes.ts'
import { useFieldControl } from './Field.tsx'

const digits = 6

type Props = {
  value: string
  onChange: (code: string) => void
  /** Called with the sixth digit. */
  onWhole?: (code: string) => void
  size?: 'default' | 'large'
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'>

/** Six digits in six boxes. One real input lies over them, so that pasting, filling in and reading aloud work as anywhere. */
export function CodeInput({ value, onChange, onWhole, size = 'large', ...rest }: Props) {
  const wiring = useFieldControl(rest)
  const [hasFocus, setFocus] = useState(false)
  const isLarge = size === 'large'
  const box = (at: number) => (
    <span
      key={at}
      className={classes(
        'grid flex-1 place-items-center rounded-control border bg-surface tnum',
        isLarge
          ? 'h-[72px] text-[2rem] max-sm:h-[60px] max-sm:text-[1.625rem]'
          : 'h-11 max-w-11 text-[1.25rem]',
        wiring['aria-invalid'] ? 'border-danger' : 'border-control',
        hasFocus && at === Math.min(value.length, digits - 1) && 'outline-2 outline-ink',
      )}
    >
      {value[at] ?? ''}
    </span>
  )
  return (
    <div className="relative">
      <div aria-hidden="true" className={classes('flex items-center', isLarge ? 'gap-2' : 'gap-1.5')}>
        {[0, 1, 2].map(box)}
        {isLarge ? <span className="h-px w-4 shrink-0 bg-line-strong" /> : null}
        {[3, 4, 5].map(box)}
      </div>
      <input
        {...rest}
        {...wiring}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        spellCheck={false}
        className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onChange={({ target }) => {
          const code = target.value.replace(/\D/g, '').slice(0, digits)
          onChange(code)
          if (code.length === digits && value.length < digits) onWhole?.(code)
        }}
      />
    </div>
  )
}
