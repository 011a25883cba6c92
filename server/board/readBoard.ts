import { canViewBoard } from '#domain/board/permissions.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { Refused } from '#server/platform/http/refusal.ts'

/** A part of a board, for its member or their advisor; of any other board the row rules show nothing, which is an empty list. */
export async function readBoard<T extends { id: string }>(
  ctx: Context,
  memberId: string | undefined,
  list: (userId: string) => Promise<T[]>,
) {
  const { db, actor } = ctx
  const userId = memberId ?? actor.userId
  if (userId === actor.userId) {
    const decision = canViewBoard(actor, { userId, isAssignedAdvisor: false })
    if (!decision.ok) throw new Refused(decision.reason)
  }
  const rows = await list(userId)
  if (rows.length > 0) await recordView(db, actor, userId, 'board')
  return { userId, rows }
}
