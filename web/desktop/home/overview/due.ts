import type { Card } from '#contract/board/cards.ts'
import { isOverdue } from '#domain/board/rules/due.ts'

/** The cards with a day that has passed or comes within a week, soonest first; `isWhole` is false where more cards exist. */
export type DueCards = { overdue: readonly Card[]; soon: readonly Card[]; isWhole: boolean }

const dayMs = 86_400_000

/** Sorts open cards by their day; `today` is 'YYYY-MM-DD' on the reader's clock. */
export function dueOf(cards: readonly Card[], today: string, isWhole = true): DueCards {
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + 6 * dayMs).toISOString().slice(0, 10)
  const dated = cards
    .filter((card) => card.dueOn !== null && card.status !== 'completed')
    .sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
  return {
    overdue: dated.filter((card) => isOverdue(card, today)),
    soon: dated.filter((card) => !isOverdue(card, today) && (card.dueOn ?? '') <= last),
    isWhole,
  }
}
