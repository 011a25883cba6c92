import { eq } from 'drizzle-orm'
import { ById } from '#contract/board/access.ts'
import { canDeleteCheckin } from '#domain/board/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findCheckin } from './listCheckins.ts'
import { checkins } from './tables.ts'

export const deleteCheckin = command({
  input: ById,
  load: async ({ db, actor, input }) => {
    const checkin = await findCheckin(db, input.id)
    if (!checkin) throw new NotFound('checkin')
    return { checkin, board: { userId: checkin.userId, isAssignedAdvisor: checkin.userId !== actor.userId } }
  },
  can: (actor, { board, checkin }) => canDeleteCheckin(actor, board, checkin),
  check: nothingToCheck,
  run: async ({ db, loaded: { checkin }, now, publish }) => {
    if (checkin.deletedAt) return { checkin, isNew: false }
    await db.update(checkins).set({ deletedAt: now, updatedAt: now }).where(eq(checkins.id, checkin.id))
    await publish('board', {
      entity: 'checkin',
      id: checkin.id,
      kind: 'checkin.deleted',
      memberId: checkin.userId,
    })
    return { checkin, isNew: true }
  },
  audit: {
    action: 'checkin.deleted',
    subject: ({ checkin }) => ({ type: 'checkin', id: checkin.id, memberId: checkin.userId }),
    happened: ({ isNew }) => isNew,
  },
})
