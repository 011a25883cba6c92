import { MessageSquareQuote } from 'lucide-react'
import type { Card } from '#contract/board/cards.ts'
import { dayText, dueText, isOverdue } from '#domain/board/rules/due.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { classes } from '#web/ui/classes.ts'

/** When a card is due or was done, and that it came from a session. */
export function CardFacts({ card, className }: { card: Card; className?: string }) {
  const today = useToday()
  const dayOf = useDayOf()
  const isLate = isOverdue(card, today)
  return (
    <span
      className={classes(
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3',
        className,
      )}
    >
      {card.status === 'completed' && card.completedAt ? (
        <span className="tnum">Completed {dayText(dayOf(card.completedAt), today)}</span>
      ) : card.dueOn ? (
        <span className={classes('tnum', isLate && 'font-semibold text-danger-text')}>
          {dueText(card.dueOn, today)}
        </span>
      ) : null}
      {card.fromSession ? (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <MessageSquareQuote size={14} aria-hidden="true" />
          From session
        </span>
      ) : null}
    </span>
  )
}
