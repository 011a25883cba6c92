import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { normaliseLabels } from '#domain/board/rules/cards.ts'
import { useFieldControl } from '#web/ui/forms/Field.tsx'

type Props = { value: readonly string[]; onChange: (labels: readonly string[]) => void }

/** Labels as chips behind which the next is typed; Enter or a comma adds it, Backspace takes the last away. */
export function LabelsInput({ value, onChange }: Props) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const wiring = useFieldControl({})

  function add() {
    if (text.trim()) onChange(normaliseLabels([...value, text]))
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' && text.trim()) || event.key === ',') {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: safe because a press on the frame only focuses the input in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: safe because the keyboard reaches the input itself
    <div
      onClick={() => input.current?.focus()}
      className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border border-control bg-surface px-2.5 py-1.5 has-[input:focus]:border-transparent has-[input:focus]:outline-2 has-[input:focus]:outline-focus"
    >
      {value.map((label) => (
        <span
          key={label}
          className="inline-flex h-7 max-w-full items-center rounded-full bg-sunken pl-2.5 text-caption dark:bg-well"
        >
          <span dir="auto" className="truncate">
            {label}
          </span>
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => onChange(value.filter((each) => each !== label))}
            className="grid size-7 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink pointer-coarse:-my-2 pointer-coarse:size-11"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      <input
        {...wiring}
        ref={input}
        value={text}
        maxLength={boardLimits.labelLength}
        disabled={value.length >= boardLimits.labels}
        placeholder={value.length >= boardLimits.labels ? `${boardLimits.labels} at most` : 'Add a label'}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        className="h-7 min-w-24 flex-1 bg-transparent px-1 text-body outline-none placeholder:text-ink-3 pointer-coarse:text-[1rem]"
      />
    </div>
  )
}
