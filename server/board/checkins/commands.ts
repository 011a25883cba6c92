import { and, eq, sql } from 'drizzle-orm'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { canAddCheckin, canDeleteCheckin, canRestoreCheckin } from '#domain/board/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { setMoment } from '#server/platform/calls/moment.ts'
import type { Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { boardOf } from '../access/boardOf.ts'
import { checkins } from '../tables.ts'
import { presentCheckin } from './present.ts'
import type { CheckinRow } from './queries.ts'
import { checkinColumns, findCheckin } from './queries.ts'

const insertCheckin = statement((q, c: Args<{ id: string; userId: string; body: string }>) =>
  q
    .insert(checkins)
    .values({ id: c.id, userId: c.userId, createdBy: sql`app_user()`, body: c.body })
    // The sender made the id: the same check-in sent again is the same check-in.
    .onConflictDoNothing({ target: checkins.id })
    .returning(checkinColumns),
)

export const addCheckin = command(calls.board.addCheckin, {
  load: ({ db, input }) => boardOf(db, input.memberId),
  can: canAddCheckin,
  check: (input) =>
    input.body.trim() === '' ? [{ field: 'body', message: fieldTexts.required('Check-in') }] : [],
  run: async ({ db, actor, input: { id, body }, loaded: { userId } }) => {
    const [checkin] = await insertCheckin(db, { id, userId, body: body.trim() })
    if (checkin) return { checkin, event: { name: 'checkin.added', entity: 'checkin', id, memberId: userId } }
    const there = await findCheckin(db, id)
    if (there?.userId !== userId || there.createdBy !== actor.userId) throw new Conflict('id_taken')
    return { checkin: there, event: null }
  },
  answer: ({ checkin }, { actor }) => ({ checkin: presentCheckin(checkin, actor.userId) }),
})

const deleting = {
  entity: 'checkin',
  // Not held: the row rules would hide another's check-in from whoever may read it but not write it.
  get: async (db: Db, id: string): Promise<CheckinRow> => {
    const checkin = await findCheckin(db, id)
    if (!checkin) throw new NotFound('checkin')
    return checkin
  },
  at: ({ deletedAt }: CheckinRow) => deletedAt,
  set: statement((q, c: Args<{ id: string; at: Date | null; now: Date }>) =>
    q
      .update(checkins)
      .set({ deletedAt: c.at, updatedAt: c.now })
      .where(
        and(eq(checkins.id, c.id), sql`(${checkins.deletedAt} is null) = (${c.at}::timestamptz is not null)`),
      )
      .returning(checkinColumns),
  ),
}
export const deleteCheckin = setMoment(
  calls.board.deleteCheckin,
  { ...deleting, present: () => ({ deleted: true }) },
  { to: 'now', can: (actor, checkin) => canDeleteCheckin(actor, checkin, checkin), event: 'checkin.deleted' },
)
export const restoreCheckin = setMoment(
  calls.board.restoreCheckin,
  {
    ...deleting,
    present: (checkin: CheckinRow, { actor }: Context) => ({
      checkin: presentCheckin(checkin, actor.userId),
    }),
  },
  { to: 'never', can: canRestoreCheckin, event: 'checkin.restored' },
)
