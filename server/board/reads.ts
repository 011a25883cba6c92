import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { BoardOf } from '#domain/board/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'

/** Whose board somebody asks for: their own, or a member's whom they advise today; any other is not there. */
export async function getBoardOf(db: Db, actor: Actor, memberId?: string): Promise<BoardOf> {
  if (!memberId || memberId === actor.userId) return { userId: actor.userId, isAssignedAdvisor: false }
  const { rows } = await db.execute<{ advises: boolean }>(sql`select app_advises(${memberId}) as advises`)
  if (!rows[0]?.advises) throw new NotFound('member')
  return { userId: memberId, isAssignedAdvisor: true }
}
