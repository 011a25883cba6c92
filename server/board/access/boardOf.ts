import type { Actor } from '#domain/actor.ts'
import type { BoardOf } from '#domain/board/permissions.ts'
import { canViewBoard } from '#domain/board/permissions.ts'
import type { Decision } from '#domain/decision.ts'
import { yes } from '#domain/decision.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'

type OfMember = { readonly memberId?: string | undefined }

/** Whether the reader may look at that board. Of another member's the row rules show nothing where the reader does not advise them. */
export function canReadBoard(actor: Actor, _rows: unknown, { memberId = actor.userId }: OfMember): Decision {
  return memberId === actor.userId ? canViewBoard(actor, { userId: memberId, isAssignedAdvisor: false }) : yes
}

/** An advisor who saw something of a member's board leaves that on record; an empty list shows nothing. */
export async function recordBoardView(
  { db, actor, input: { memberId } }: { db: Db; actor: Actor; input: OfMember },
  rows: readonly unknown[],
): Promise<void> {
  if (memberId && rows.length > 0) await recordView(db, actor, memberId, 'board')
}

const whose = sqlStatement<[memberId: string | null], BoardOf & { isOwn: boolean }>(
  `select coalesce($1::uuid, app_user()) as "userId", coalesce($1::uuid = app_user(), true) as "isOwn",
    coalesce($1::uuid <> app_user() and app_advises($1::uuid), false) as "isAssignedAdvisor"`,
)
/** Whose board somebody writes on: their own, or a member's whom they advise today; any other is not there. */
export async function boardOf(db: Db, memberId: string | undefined): Promise<BoardOf> {
  const [board] = await whose(db, memberId ?? null)
  if (!board?.isOwn && !board?.isAssignedAdvisor) throw new NotFound('member')
  return board
}
