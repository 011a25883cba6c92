import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { classes } from '#web/ui/classes.ts'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'

type Props = {
  className?: string
  /** Just opened by a press: the keyboard follows. */
  isOpened?: boolean
}

/** Narrows the board to cards whose title or description holds the words; the address remembers them. */
export function BoardSearch({ className, isOpened = false }: Props) {
  const [params, setParams] = useSearchParams()
  const [words, setWords] = useState(params.get('q') ?? '')
  const settled = useDebounced(words.trim(), 250)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpened) input.current?.focus()
  }, [isOpened])
  const address = useRef({ params, setParams })
  address.current = { params, setParams }

  useEffect(() => {
    if ((address.current.params.get('q') ?? '') === settled) return
    address.current.setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (settled) next.set('q', settled)
        else next.delete('q')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [settled])

  return (
    <search className={classes('relative', className)}>
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Search cards"
        placeholder="Search cards"
        value={words}
        maxLength={200}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setWords('')
        }}
        className={classes(inputClasses, 'h-11 pl-10 md:pointer-fine:h-10', words ? 'pr-11' : 'pr-3')}
      />
      {words ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setWords('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 hover:text-ink"
        >
          <X size={16} aria-hidden="true" />
        </button>
      ) : null}
    </search>
  )
}
