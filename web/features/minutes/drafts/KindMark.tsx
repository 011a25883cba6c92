import { X } from 'lucide-react'
import type { ReviewLine } from '#contract/minutes.ts'
import type { LineKind } from '#domain/minutes/types.ts'
import { classes } from '#web/ui/classes.ts'

const signs: Readonly<Record<LineKind, string>> = {
  action: 'A',
  decision: 'D',
  next_step: 'N',
  insight: 'I',
  recommendation: 'R',
  summary: 'S',
  topic: 'T',
  attendee: 'P',
}

/** A line's kind by its key: a square while it is open, round once accepted, an octagon in the focus. */
export function KindMark({ line, isFocused = false }: { line: ReviewLine; isFocused?: boolean }) {
  const isGone = line.state === 'dismissed'
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-6 shrink-0 place-items-center text-[.6875rem] leading-none font-bold',
        isFocused
          ? 'mark-oct bg-heat text-on-heat'
          : isGone
            ? 'text-ink-3'
            : line.state === 'accepted'
              ? 'rounded-full bg-ink text-ink-inverse'
              : 'rounded-[3px] text-ink-2 shadow-[inset_0_0_0_1.5px_var(--jul-control)]',
      )}
    >
      {isGone && !isFocused ? <X size={14} /> : signs[line.kind]}
    </span>
  )
}
