import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Cursor, Id, Instant, Text } from '#contract/fields.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { ById, PageOfMember, readOf, write } from './access.ts'

/** A short word on how things stand, by the member or their advisor. */
export const Checkin = z.object({
  id: Id,
  body: z.string(),
  authorName: z.string(),
  isMine: z.boolean(),
  createdAt: Instant,
})
export type Checkin = z.infer<typeof Checkin>

/** A new check-in, on the own board or, by an assigned advisor, on the member's. */
export const AddCheckinInput = z.strictObject({
  id: Id,
  memberId: Id.optional(),
  body: Text(boardLimits.checkinLength, 1),
})

/** Calls about checkins. */
export const checkinCalls = {
  listCheckins: call(readOf, 'GET /board/checkins', 'List check-ins, newest first')
    .input(
      PageOfMember.extend({
        /** Those that the reader wrote and deleted within 30 days, in place of those that stand. */
        deleted: z.boolean().optional(),
      }),
    )
    .output(z.object({ checkins: z.array(Checkin), next: Cursor.nullable() })),
  addCheckin: call(
    { ...write, scope: 'assigned', refs: ['memberId'] },
    'POST /board/checkins',
    'Add a check-in as the member or their advisor',
  )
    .input(AddCheckinInput)
    .output(z.object({ checkin: Checkin })),
  deleteCheckin: call(
    { ...write, scope: 'assigned', refs: ['id'] },
    'DELETE /board/checkins/{id}',
    'Delete your own check-in',
  )
    .input(ById)
    .output(z.object({ deleted: z.boolean() })),
  restoreCheckin: call(
    { ...write, scope: 'assigned', refs: ['id'] },
    'POST /board/checkins/{id}/restore',
    'Restore your own check-in within 30 days of deleting it',
  )
    .input(ById)
    .output(z.object({ checkin: Checkin })),
}
