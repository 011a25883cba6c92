import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type Props = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  label: ReactNode
  note?: ReactNode
  aside?: ReactNode
  icon?: LucideIcon
  isDisabled?: boolean
  isInvalid?: boolean
}

/** One of a few answers as a large field with the browser's own round mark in it. */
export function Choice(props: Props) {
  const { name, value, isChosen, onChoose, label, note, aside, icon: Icon, isDisabled, isInvalid } = props
  return (
    <label
      className={classes(
        'flex min-h-[54px] items-center gap-3 rounded-control border px-3.5 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isChosen
          ? 'border-ink shadow-[inset_0_0_0_1px_var(--jul-ink)]'
          : isInvalid
            ? 'border-danger-text'
            : 'border-line-strong',
        isDisabled ? 'cursor-not-allowed bg-sunken text-ink-3' : 'cursor-pointer bg-surface hover:bg-bg',
      )}
    >
      {Icon ? <Icon size={20} aria-hidden="true" className="text-ink-2" /> : null}
      <span className="min-w-0 flex-1">
        <span className="block text-body font-[560] [overflow-wrap:anywhere]">{label}</span>
        {note ? <span className="block text-caption text-ink-3">{note}</span> : null}
      </span>
      {aside ? <span className="text-right text-body-s font-semibold">{aside}</span> : null}
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-invalid={isInvalid ? true : undefined}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={classes(
          'grid size-[18px] shrink-0 place-items-center rounded-full border-[1.5px]',
          isChosen ? 'border-ink bg-ink' : 'border-control',
        )}
      >
        {isChosen ? <span className="size-[6px] rounded-full bg-ink-inverse" /> : null}
      </span>
    </label>
  )
}
