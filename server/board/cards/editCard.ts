import { eq, sql } from 'drizzle-orm'
import { canEditCard } from '#domain/board/permissions.ts'
import { checkCardPatch, fieldsOf, normaliseLabels } from '#domain/board/rules/cards.ts'
import { mergeCardEdit } from '#domain/board/rules/conflict.ts'
import { isStale } from '#domain/edits.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { rowStatement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { cards } from '../tables.ts'
import { cardRow } from './cardRow.ts'
import type { Written } from './commands.ts'
import { answer, eventOf, written } from './commands.ts'
import { holdCard } from './queries.ts'

type Card = Required<typeof cards.$inferInsert>
const updateCard = rowStatement((q, c: Args<Written & Pick<Card, 'id' | 'updatedAt'>>) =>
  q
    .update(cards)
    .set({
      ...written(c),
      // A person who is chosen takes the place of a name.
      forName: sql`case when ${c.assignedTo}::uuid is null then ${cards.forName} end`,
      version: sql`${cards.version} + 1`,
      updatedAt: c.updatedAt,
    })
    .where(eq(cards.id, c.id))
    .returning(cardRow),
)

/**
 * Two edits of different fields both stand; two edits of one field are told apart, and neither text is lost:
 * the second is answered with what stands now and keeps its own (K93, T-107).
 */
export const editCard = command(calls.board.editCard, {
  load: async ({ db, input }) => {
    const [card, people] = await Promise.all([
      holdCard(db, input.id),
      input.changes.assignedTo ? listAssignable(db, null) : [],
    ])
    return { card, people: people.map(({ id }) => id) }
  },
  can: (actor, { card }) => canEditCard(actor, card),
  check: (input, { people }) => checkCardPatch(input.changes, people),
  run: async ({ db, input, loaded: { card: stored }, now }) => {
    const mine = input.changes.labels
      ? { ...input.changes, labels: normaliseLabels(input.changes.labels) }
      : input.changes
    const { merged, clashes } = mergeCardEdit(
      isStale(stored, input.baseVersion) ? input.base : stored,
      mine,
      fieldsOf(stored),
    )
    if (clashes.length > 0) {
      throw new Conflict('card_changed', {
        version: stored.version,
        fields: clashes.map((clash) => clash.field),
        theirs: fieldsOf(stored),
      })
    }
    const [card] = await updateCard(db, {
      ...merged,
      id: stored.id,
      title: merged.title.trim(),
      labels: [...merged.labels],
      updatedAt: now,
    })
    if (!card) throw new Conflict('card_gone')
    return { card, event: eventOf('card.edited', card, { fields: Object.keys(input.changes) }) }
  },
  answer,
})
