import { AddCheckinInput } from '#contract/board/checkins.ts'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { canAddCheckin } from '#domain/board/permissions.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { CheckinRow } from './listCheckins.ts'
import { findCheckin } from './listCheckins.ts'
import { getBoardOf } from './reads.ts'
import { checkins } from './tables.ts'

export const addCheckin = command({
  input: AddCheckinInput,
  load: ({ db, actor, input }) => getBoardOf(db, actor, input.memberId),
  can: canAddCheckin,
  check: (input) =>
    input.body.trim() === '' ? [{ field: 'body', message: fieldTexts.required('Check-in') }] : [],
  run: async ({ db, actor, input, loaded, publish }): Promise<{ checkin: CheckinRow; isNew: boolean }> => {
    const [checkin] = await db
      .insert(checkins)
      .values({ id: input.id, userId: loaded.userId, createdBy: actor.userId, body: input.body.trim() })
      .onConflictDoNothing({ target: checkins.id })
      .returning()
    if (!checkin) {
      const there = await findCheckin(db, input.id)
      if (there?.userId !== loaded.userId || there.createdBy !== actor.userId) throw new Conflict('id_taken')
      return { checkin: there, isNew: false }
    }
    await publish('board', {
      entity: 'checkin',
      id: checkin.id,
      kind: 'checkin.added',
      memberId: checkin.userId,
    })
    return { checkin, isNew: true }
  },
  audit: {
    action: 'checkin.added',
    subject: ({ checkin }) => ({ type: 'checkin', id: checkin.id, memberId: checkin.userId }),
    happened: ({ isNew }) => isNew,
  },
})
