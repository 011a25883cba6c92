import type { Problem } from '#domain/decision.ts'
import { isDay } from '#domain/zones.ts'
import { boardUiTexts } from '../texts.ts'
import type { CardKind, CardStatus, DecisionState } from '../types.ts'

/** Who decided and on which day, 'YYYY-MM-DD'; both null where nothing is decided. */
export type DecisionFields = { readonly decidedBy: string | null; readonly decidedOn: string | null }

/** A completed decision is approved, any other pending (spec 2 §4, T-102). */
export function decisionState(card: { readonly status: CardStatus }): DecisionState {
  return card.status === 'completed' ? 'approved' : 'pending'
}

/**
 * What a card says of its decision once it stands in a column, however it came there: completed is decided, any other column
 * is not, and a decision taken earlier keeps who took it and when (T-102).
 */
export function decisionFields(
  card: DecisionFields & { readonly kind: CardKind },
  status: CardStatus,
  by: string,
  today: string,
): DecisionFields {
  if (card.kind !== 'decision' || status !== 'completed') return { decidedBy: null, decidedOn: null }
  return { decidedBy: card.decidedBy ?? by, decidedOn: card.decidedOn ?? today }
}

/** A decision is taken today or was taken on an earlier day; both days in the member's calendar (T-102). */
export function checkDecision(
  input: { readonly decidedOn?: string | undefined },
  today: string,
): readonly Problem[] {
  const { decidedOn } = input
  if (decidedOn === undefined || (isDay(decidedOn) && decidedOn <= today)) return []
  return [{ field: 'decidedOn', message: boardUiTexts.dayToCome }]
}
