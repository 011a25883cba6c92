import type { BoardDecision } from '#contract/board/decisions.ts'
import { decisionState } from '#domain/board/rules/decisions.ts'
import type { CardRow } from '../cards/cardRow.ts'
import { presentCard } from '../cards/present.ts'

/** What leaves the server of a decision: its card, and what became of the review that was asked for last. */
export function presentDecision(row: CardRow & Pick<BoardDecision, 'review'>): BoardDecision {
  const { review } = row
  return {
    card: presentCard(row),
    state: decisionState(row),
    // PostgreSQL writes the moment with its zone.
    review: review && { ...review, askedAt: new Date(review.askedAt).toISOString() },
  }
}
