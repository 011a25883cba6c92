import { MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router'
import type { BoardDecision } from '#contract/board/decisions.ts'
import { preview } from '#domain/board/rules/cards.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { outcomeOf } from '#domain/inquiries/rules.ts'
import { inquiryOutcomeTexts, inquiryStatusNames } from '#domain/inquiries/texts.ts'
import { useCardLink } from '#web/lib/page/consoleLinks.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'

type Props = { decision: BoardDecision }

/** The question as its author wrote it, and what became of asking somebody to look at it. */
export function DecisionWords({ decision: { card, review } }: Props) {
  const cardLink = useCardLink()
  const words = preview(card.description)
  return (
    <>
      <Link
        dir="auto"
        {...cardLink(card.id)}
        className="font-semibold [overflow-wrap:anywhere] hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        {card.title}
      </Link>
      {words ? (
        <p className="mt-0.5 font-serif text-[1rem] leading-[1.4] text-ink-2 [overflow-wrap:anywhere]">
          {words}
        </p>
      ) : null}
      {review ? <Review review={review} /> : null}
    </>
  )
}

/** Who has it and until when, then what they answered (T-103). */
function Review({ review }: { review: NonNullable<BoardDecision['review']> }) {
  const today = useToday()
  const outcome = outcomeOf({ kind: 'decision_review', ...review })
  const isOpen = review.status === 'open' || review.status === 'in_progress'
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-caption text-ink-3">
      <MessageCircleQuestion size={16} aria-hidden="true" className="mt-px" />
      <span className="[overflow-wrap:anywhere]">
        {isOpen
          ? `In review with ${review.ownerName ?? 'staff'}${review.dueOn ? `, due ${dayText(review.dueOn, today)}` : ''}`
          : outcome
            ? inquiryOutcomeTexts[outcome].past
            : inquiryStatusNames[review.status]}
        {review.answer && (!isOpen || review.isCommented) ? `: ${preview(review.answer)}` : ''}
      </span>
    </p>
  )
}
