import { CreateCardInput } from '#contract/board/cards.ts'
import { canCreateCard } from '#domain/board/permissions.ts'
import { cardDefaults, checkCardDraft, normaliseLabels } from '#domain/board/rules/cards.ts'
import { decisionFields } from '#domain/board/rules/decisions.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { CardRow } from './reads.ts'
import { countAll, findCard, findFirst } from './reads.ts'
import { cards } from './tables.ts'

export const createCard = command({
  input: CreateCardInput,
  load: async ({ db, actor }) => ({
    userId: actor.userId,
    isAssignedAdvisor: false,
    cardCount: await countAll(db, actor.userId),
    people: (await listAssignable(db, actor.userId)).map((person) => person.id),
  }),
  can: canCreateCard,
  check: (input, { people }) => checkCardDraft(input, people),
  run: async ({ db, actor, input, now, publish }): Promise<{ card: CardRow; isNew: boolean }> => {
    const status = input.status ?? cardDefaults.status
    const kind = input.kind ?? cardDefaults.kind
    const today = status === 'completed' ? await findToday(db, actor.userId, now) : ''
    const head = await findFirst(db, actor.userId, status)
    const [made] = await db
      .insert(cards)
      .values({
        id: input.id,
        userId: actor.userId,
        createdBy: actor.userId,
        title: input.title.trim(),
        description: input.description ?? cardDefaults.description,
        priority: input.priority ?? cardDefaults.priority,
        assignedTo: input.assignedTo ?? null,
        dueOn: input.dueOn ?? null,
        labels: [...normaliseLabels(input.labels ?? [])],
        status,
        kind,
        ...decisionFields({ kind, decidedBy: null, decidedOn: null }, status, actor.userId, today),
        rank: rankBetween(null, head?.rank ?? null),
        completedAt: status === 'completed' ? now : null,
      })
      // The sender made the id: the same create sent again is the same card.
      .onConflictDoNothing({ target: cards.id })
      .returning()
    if (!made) return { card: (await findCard(db, input.id)) ?? taken(), isNew: false }
    await publish('board', {
      entity: 'card',
      id: made.id,
      version: made.version,
      kind: 'card.created',
      memberId: made.userId,
    })
    return { card: made, isNew: true }
  },
  audit: {
    action: 'card.created',
    subject: ({ card }) => ({ type: 'card', id: card.id, memberId: card.userId }),
    happened: ({ isNew }) => isNew,
  },
})

/** The id is another member's card; it must not be told from any other id that cannot be used. */
function taken(): never {
  throw new Conflict('id_taken')
}
