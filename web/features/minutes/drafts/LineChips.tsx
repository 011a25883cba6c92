import { Calendar } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReviewLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { lineProblems } from '#domain/minutes/texts.ts'
import { isDay } from '#domain/zones.ts'
import { toast } from '#web/lib/page/toast.ts'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import type { Hold } from '../versions/useTyped.ts'
import { useHeld, useTyped } from '../versions/useTyped.ts'
import type { LineChange } from './useReview.ts'

const chip =
  'inline-flex h-[30px] items-center gap-1.5 rounded-chip border border-control bg-surface px-2 text-caption font-[560] focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus pointer-coarse:h-11 max-md:h-11'
const field = 'min-w-0 bg-transparent outline-none placeholder:text-ink-3'

type Props = {
  line: ReviewLine
  people: readonly string[]
  hold: Hold
  onChange: (change: LineChange, since?: number) => void
}

/** Who does it and until when, as suggested; both can be written over. */
export function LineChips({ line, people, hold, onChange }: Props) {
  const list = useId()
  const owner = useTyped({
    stored: line.owner ?? '',
    revision: line.revision,
    read: (typed) => typed.trim(),
    onKeep: (next, since) => onChange({ owner: next || null }, since),
    hold,
  })
  const [due, setDue] = useState<string | null>(null)
  useHeld(due !== null, hold)
  function typeDue({ value, validity }: HTMLInputElement) {
    // On the keyboard a year begins as the year 2, and a part of a day is none.
    const isWhole = value === '' ? !validity.badInput : isDay(value)
    setDue(isWhole ? null : value)
    if (isWhole) onChange({ dueOn: value || null })
  }
  function leaveDue({ validity }: HTMLInputElement) {
    // Emptied part by part it says so by nothing but this.
    if (due === '' && !validity.badInput) onChange({ dueOn: null })
    else if (due !== null) toast.error(lineProblems.due_invalid, { id: 'review.due' })
    setDue(null)
  }
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-2">
      <label className={chip}>
        <Avatar name={owner.text || '?'} size={20} className="-ml-0.5" />
        <input
          data-owner
          aria-label="Owner"
          list={list}
          value={owner.text}
          maxLength={minutesLimits.name}
          placeholder="No owner"
          autoComplete="off"
          onChange={(event) => owner.setText(event.target.value)}
          onBlur={owner.leave}
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
          value={due ?? line.dueOn ?? ''}
          min="1900-01-01"
          max="9999-12-31"
          onChange={(event) => typeDue(event.target)}
          onBlur={(event) => leaveDue(event.target)}
          className={classes(field, !line.dueOn && 'text-ink-3')}
        />
      </label>
      {line.dueWords ? <span className="text-caption text-ink-3">Said “{line.dueWords}”.</span> : null}
    </div>
  )
}
