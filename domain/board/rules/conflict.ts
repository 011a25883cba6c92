import type { FieldClash } from '#domain/edits.ts'
import { mergeEdit } from '#domain/edits.ts'
import type { CardFields } from '../types.ts'
import { cardFields } from '../types.ts'

/** Two edits of one card (T-107, T-150). */
export function mergeCardEdit(
  base: Partial<CardFields>,
  mine: Partial<CardFields>,
  theirs: CardFields,
): { readonly merged: CardFields; readonly clashes: readonly FieldClash<CardFields>[] } {
  return mergeEdit(cardFields, base, mine, theirs)
}
