import type { Card } from '#contract/board/cards.ts'
import { checkCardPatch, fieldsOf } from '#domain/board/rules/cards.ts'
import type { CardFields } from '#domain/board/types.ts'
import { cardFields } from '#domain/board/types.ts'
import { useFieldEdit } from '#web/lib/edits/useEdit.ts'
import { editCard } from './mutations.ts'

/** One edit of one card; in place it says itself what was stored, next to the card. */
export function useCardEdit(card: Card, onSaved: () => void, look: 'form' | 'in place' = 'form') {
  return useFieldEdit({
    names: cardFields,
    row: { version: card.version, fields: fieldsOf(card) },
    // Who it may go to only the server knows; the rest is said before anything is sent.
    check: (changes) => checkCardPatch({ ...changes, assignedTo: null }, []),
    store: editCard(look === 'form'),
    write: (from, changes) => ({
      id: card.id,
      baseVersion: from.version,
      base: sendable(from.fields),
      changes: sendable(changes),
    }),
    onSaved,
  })
}

/** The wire wants lists it may own. */
function sendable<Part extends Partial<CardFields>>(part: Part) {
  return { ...part, ...(part.labels ? { labels: [...part.labels] } : {}) }
}
