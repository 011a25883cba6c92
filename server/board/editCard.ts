import { eq } from 'drizzle-orm'
import { EditCardInput } from '#contract/board/cards.ts'
import { canEditCard } from '#domain/board/permissions.ts'
import { checkCardPatch, normaliseLabels } from '#domain/board/rules/cards.ts'
import { isStale, mergeCardEdit } from '#domain/board/rules/conflict.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { getCard } from './reads.ts'
import { cards } from './tables.ts'

/**
 * Two edits of different fields both stand; two edits of one field are told apart, and neither text is lost:
 * the second is answered with what stands now and keeps its own (K93, T-107).
 */
export const editCard = command({
  input: EditCardInput,
  load: async ({ db, actor, input }) => {
    const card = await getCard(db, input.id, 'lock')
    const people = input.changes.assignedTo ? await listAssignable(db, actor.userId) : []
    return { ...card, isAssignedAdvisor: card.userId !== actor.userId, people: people.map(({ id }) => id) }
  },
  can: canEditCard,
  check: (input, { people }) => checkCardPatch(input.changes, people),
  run: async ({ db, input, loaded: stored, now, publish }) => {
    const mine = input.changes.labels
      ? { ...input.changes, labels: normaliseLabels(input.changes.labels) }
      : input.changes
    const base = isStale(stored, input.baseVersion) ? input.base : { ...stored }
    const { merged, clashes } = mergeCardEdit(base, mine, stored)
    if (clashes.length > 0) {
      throw new Conflict('card_changed', {
        version: stored.version,
        fields: clashes.map((clash) => clash.field),
        theirs: fieldsOf(stored),
      })
    }
    const [card] = await db
      .update(cards)
      .set({
        ...merged,
        title: merged.title.trim(),
        labels: [...merged.labels],
        version: stored.version + 1,
        updatedAt: now,
      })
      .where(eq(cards.id, input.id))
      .returning()
    if (!card) throw new Conflict('card_gone')
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'card.edited',
      memberId: card.userId,
    })
    return { card, fields: Object.keys(input.changes) }
  },
  audit: {
    action: 'card.edited',
    subject: ({ card, fields }) => ({
      type: 'card',
      id: card.id,
      memberId: card.userId,
      details: { fields },
    }),
  },
})

function fieldsOf(card: typeof cards.$inferSelect) {
  const { title, description, priority, assignedTo, dueOn, labels } = card
  return { title, description, priority, assignedTo, dueOn, labels }
}
