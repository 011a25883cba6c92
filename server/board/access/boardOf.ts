import type { Actor } from '#domain/actor.ts'
import type { BoardOf } from '#domain/board/permissions.ts'
import { canViewBoard } from '#domain/board/permissions.ts'
import type { Decision } from '#domain/decision.ts'
import { yes } from '#domain/decision.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import type { Context, Scope } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'

type Board = BoardOf & { readonly isOwn: boolean }
type OfMember = { readonly memberId?: string | undefined }

const whose = sqlStatement<[memberId: string | null], Board>(
  `select coalesce($1::uuid, app_user()) as "userId", coalesce($1::uuid = app_user(), true) as "isOwn",
    coalesce($1::uuid <> app_user() and app_advises($1::uuid), false) as "isAssignedAdvisor"`,
)
/** Whose board somebody writes on: their own, or a member's whom they advise today; any other is not there. */
export async function boardOf(db: Db, memberId: string | undefined): Promise<BoardOf> {
  const [board] = await whose(db, memberId ?? null)
  if (!board?.isOwn && !board?.isAssignedAdvisor) throw new NotFound('member')
  return board
}

type Reading<Input, Answer, Rows> = {
  read(scope: Scope & { input: Input }): Promise<Rows>
  /** Whether there was nothing to see, where the rows are no list. */
  isEmpty?(rows: Rows): boolean
  present(rows: Rows, ctx: Context & { input: Input }): Answer | Promise<Answer>
}

/** The steps of a read of a board: what is asked for and whose board it is, then an advisor's view on record. */
export const readOfBoard = <Input extends OfMember, Answer, Rows>(steps: Reading<Input, Answer, Rows>) => ({
  read: async (scope: Scope & { input: Input }) => {
    const { memberId } = scope.input
    const [rows, [board]] = await Promise.all([steps.read(scope), memberId ? whose(scope.db, memberId) : []])
    return { rows, board: board ?? null }
  },
  // A board that is neither the reader's nor of a member they advise shows nothing, and not that it is there.
  can: (actor: Actor, { board }: { board: Board | null }): Decision =>
    !board || board.isOwn || board.isAssignedAdvisor
      ? canViewBoard(actor, board ?? { userId: actor.userId, isAssignedAdvisor: false })
      : yes,
  present: async ({ rows }: { rows: Rows }, ctx: Context & { input: Input }) => {
    const { memberId } = ctx.input
    const isEmpty = steps.isEmpty?.(rows) ?? (Array.isArray(rows) && rows.length === 0)
    if (memberId && !isEmpty) await recordView(ctx.db, ctx.actor, memberId, 'board')
    return steps.present(rows, ctx)
  },
})
