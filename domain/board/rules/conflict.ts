import type { CardField, CardFields } from '../types.ts'
import { cardFields } from '../types.ts'

/** One field that two people changed to different things; both are kept until a person decides (T-150, K93). */
export type Clash = {
  readonly field: CardField
  readonly mine: CardFields[CardField]
  readonly theirs: CardFields[CardField]
}

/** True when the card was edited after the version an edit started from; moves and archiving never count (4.12.15). */
export function isStale(card: { readonly version: number }, baseVersion: number): boolean {
  return card.version !== baseVersion
}

/**
 * Two edits of one card, field by field: what only one changed is taken, what both changed alike is fine, and what they
 * changed differently clashes and stays as stored in `merged` (T-107, T-150).
 * `base` is what I saw when I began, `mine` only what I changed, `theirs` what is stored now; a field missing from `base`
 * counts as changed by both.
 */
export function mergeCardEdit(
  base: Partial<CardFields>,
  mine: Partial<CardFields>,
  theirs: CardFields,
): { readonly merged: CardFields; readonly clashes: readonly Clash[] } {
  const merged: Record<string, CardFields[CardField]> = { ...theirs }
  const clashes: Clash[] = []
  for (const field of cardFields) {
    const wanted = mine[field]
    if (wanted === undefined || isSame(wanted, base[field]) || isSame(wanted, theirs[field])) continue
    if (isSame(base[field], theirs[field])) merged[field] = wanted
    else clashes.push({ field, mine: wanted, theirs: theirs[field] })
  }
  return { merged: merged as CardFields, clashes } // safe because each field only ever gets a value of its own field
}

function isSame(one: CardFields[CardField] | undefined, other: CardFields[CardField] | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  return one.length === other.length && one.every((label, index) => label === other[index])
}
