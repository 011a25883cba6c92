import { canViewBoard } from '#domain/board/permissions.ts'
import { recordView } from '#server/accounts/recordView.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'

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

/** Where a list by time goes on. */
export function momentOf(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const isCursor = !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id)
  if (!isCursor) throw new Invalid([{ field: 'cursor', message: 'The cursor is not valid for this list.' }])
  return { at, id }
}

/** The cursor of the next page, from rows of which there is one more than the page shows. */
export function nextOf(rows: readonly { id: string; createdAt: Date }[], limit: number): string | null {
  const last = rows[limit - 1]
  return rows.length > limit && last ? packCursor([last.createdAt.toISOString(), last.id]) : null
}
