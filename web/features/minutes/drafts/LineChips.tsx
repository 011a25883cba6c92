import { Calendar } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReviewLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import type { LineChange } from './useReview.ts'

const chip =
  'inline-flex h-[30px] items-center gap-1.5 rounded-chip border border-control bg-surface px-2 text-caption font-[560] focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus pointer-coarse:h-11 max-md:h-11'
const field = 'min-w-0 bg-transparent outline-none placeholder:text-ink-3'

type Props = { line: ReviewLine; people: readonly string[]; onChange: (change: LineChange) => void }

/** Who does it and until when, as suggested; both can be written over. */
export function LineChips({ line, people, onChange }: Props) {
  const list = useId()
  const [owner, setOwner] = useState<string | null>(null)
  const shown = owner ?? line.owner ?? ''
  function keepOwner() {
    const next = shown.trim() || null
    if (owner !== null && next !== line.owner) onChange({ owner: next })
    setOwner(null)
  }
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-2">
      <label className={chip}>
        <Avatar name={shown || '?'} size={20} className="-ml-0.5" />
        <input
          data-owner
          aria-label="Owner"
          list={list}
          value={shown}
          maxLength={minutesLimits.name}
          placeholder="No owner"
          autoComplete="off"
          onChange={(event) => setOwner(event.target.value)}
          onBlur={keepOwner}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
          className={classes(field, 'field-sizing-content min-w-20')}
        />
        <datalist id={list}>
          {people.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <label className={chip}>
        <Calendar size={14} aria-hidden="true" className="text-ink-3" />
        <input
          data-due
          type="date"
          aria-label="Due date"
          value={line.dueOn ?? ''}
          min="1900-01-01"
          max="9999-12-31"
          onChange={(event) => onChange({ dueOn: event.target.value || null })}
          className={classes(field, !line.dueOn && 'text-ink-3')}
        />
      </label>
      {line.dueWords ? <span className="text-caption text-ink-3">Said “{line.dueWords}”.</span> : null}
    </div>
  )
}
