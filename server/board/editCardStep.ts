import type { z } from 'zod'
import type { EditCardInput } from '#contract/board.ts'
import type { Actor } from '#domain/actor.ts'
import { canEditCard } from '#domain/board/permissions.ts'
import { checkCardPatch, normaliseLabels } from '#domain/board/rules/cards.ts'
import { eventValues } from '#server/platform/audit/recordEvent.ts'
import type { Step } from '#server/platform/db/batch.ts'
import type { Origin } from '#server/platform/earlier/context.ts'
import { cardColumns } from './cardColumns.ts'

/**
 * The usual edit — one's own card, unchanged since it was read — as one statement with its event and its outbox row.
 * The rules decide on what the statement then demands of the row (owner, version, not archived); where a fact does not
 * hold it touches nothing, and `editCard` does the work and finds the words. Null where the rules do not say yes.
 */
export function editCardStep(
  input: z.infer<typeof EditCardInput>,
  { actor, origin, now }: { actor: Actor; origin: Origin; now: Date },
): Step | null {
  const { id, baseVersion, changes } = input
  if (changes.assignedTo !== undefined) return null
  if (!canEditCard(actor, { userId: actor.userId, archivedAt: null, isAssignedAdvisor: false }).ok)
    return null
  if (checkCardPatch(changes, []).length > 0) return null
  const event = eventValues(
    actor,
    'card.edited',
    { type: 'card', id, memberId: actor.userId, details: { fields: Object.keys(changes) } },
    origin,
  )
  return {
    name: 'edit_card',
    text: `update julboard_tasks c set title = coalesce($4, title), description = coalesce($5, description),
        priority = coalesce($6, priority),
        labels = case when $7::jsonb is null then labels else array(select jsonb_array_elements_text($7::jsonb)) end,
        due_date = case when $8::boolean then $9::date else due_date end, version = version + 1, updated_at = $3::timestamptz
      where id = $1::uuid and version = $2::bigint and user_id = app_user() and archived_at is null
      returning (select row_to_json(t) from (select ${cardColumns}) t)::text,
        app_publish('board', 'card', c.id::text, c.version, 'card.edited', c.user_id),
        app_audit($10, $11, $12, $13, $14::uuid, $15, $16::jsonb, $17, $18, $19)`,
    values: [
      ...[id, String(baseVersion), now.toISOString()],
      ...[changes.title?.trim() ?? null, changes.description ?? null, changes.priority ?? null],
      changes.labels ? JSON.stringify(normaliseLabels(changes.labels)) : null,
      ...[String(changes.dueOn !== undefined), changes.dueOn ?? null],
      ...event,
    ],
  }
}
